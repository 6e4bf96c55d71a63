import { stockAmount } from "@/lib/core/amount";
import type { Item } from "@/lib/features/items/model/dto";
import { type StockMove, withMoves } from "./shown";

/** Returns the stock of an item with moves applied, in 300ths of a unit. */
export function stockAfter(
  item: Pick<Item, "id" | "currentStock" | "partialAmount" | "lastCountedAt">,
  moves: readonly StockMove[],
): number {
  const [moved = item] = withMoves([item], moves);
  return stockAmount(moved.currentStock, moved.partialAmount);
}
