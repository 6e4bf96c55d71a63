import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { getShoppingList } from "@/lib/features/shopping-lists/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: shoppingListDto },
  ({ actor, id }) => getShoppingList(actor, id),
);
