import { getShoppingList } from "@/lib/features/shopping-lists/data";
import { shoppingListDto } from "@/lib/features/shopping-lists/dto";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: shoppingListDto },
  ({ actor, id }) => getShoppingList(actor, id),
);
