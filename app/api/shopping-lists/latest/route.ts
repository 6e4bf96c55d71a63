import { AppError } from "@/lib/core/errors";
import { shoppingListDto } from "@/lib/features/shopping-lists/model/dto";
import { findLatestShoppingList } from "@/lib/features/shopping-lists/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(
  { permission: "household:view", limit: "reads:household", output: shoppingListDto },
  async ({ actor }) => {
    const list = await findLatestShoppingList(actor);
    if (!list) throw new AppError("not_found", "No shopping list yet");
    return list;
  },
);
