import { shoppingListSummaryDto } from "@/lib/features/shopping-lists/model/dto";
import { listShoppingLists } from "@/lib/features/shopping-lists/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  listShoppingLists,
  {
    limit: "reads:household",
    output: shoppingListSummaryDto.array(),
  },
  ({ run }) => run(),
);
