import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { getShoppingList } from "@/lib/features/shopping-lists/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  getShoppingList,
  { limit: "reads:household", output: shoppingListDto },
  ({ run, id }) => run(id),
);
