import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { findLatestShoppingList } from "@/lib/features/shopping-lists/server/reads";
import { foundOrNone } from "@/lib/http/found-or-none";
import { route } from "@/lib/http/route";

export const GET = route(
  findLatestShoppingList,
  { limit: "reads:household", output: shoppingListDto.nullable() },
  async ({ run, request }) => foundOrNone(await run(), request, "No shopping list yet"),
);
