import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { retryRationales } from "@/lib/features/shopping-lists/server/commands/retry-rationales";
import { route } from "@/lib/http/route";

export const POST = route(retryRationales, { output: shoppingListDto }, ({ run, id }) =>
  run({ id }),
);
