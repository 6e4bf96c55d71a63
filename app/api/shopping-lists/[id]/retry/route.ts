import { retryRationales } from "@/lib/features/shopping-lists/commands/retry-rationales";
import { shoppingListDto } from "@/lib/features/shopping-lists/dto";
import { route } from "@/lib/http/route";

export const POST = route({ permission: "list:use", output: shoppingListDto }, ({ actor, id }) =>
  retryRationales(actor, { id }),
);
