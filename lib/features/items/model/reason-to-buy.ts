import { desiredAmount, formatAmount, stockAmount } from "@/lib/core/amount";
import { isToBuy, type Reordered, reorderPointOf } from "./reorder-point";

/**
 * Returns in a few words why an item is on the shopping list: "Out", "1½ below the target", or, as the field of the
 * reorder point is labelled, "Buy when below 2". Null if `isToBuy` does not put it there.
 */
export function reasonToBuy(
  item: Reordered & { currentStock: number; partialAmount: number },
): string | null {
  if (!isToBuy(item)) return null;
  const stock = stockAmount(item.currentStock, item.partialAmount);
  if (stock === 0) return "Out";
  const point = reorderPointOf(item);
  if (point < item.desiredStock) return `Buy when below ${formatAmount(desiredAmount(point))}`;
  return `${formatAmount(desiredAmount(item.desiredStock) - stock)} below the target`;
}
