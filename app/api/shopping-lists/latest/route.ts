import { AppError } from "@/lib/core/errors";
import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { findLatestShoppingList } from "@/lib/features/shopping-lists/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  findLatestShoppingList,
  { limit: "reads:household", output: shoppingListDto },
  async ({ run }) => {
    const list = await run();
    if (!list) throw new AppError("not_found", "No shopping list yet");
    return list;
  },
);
