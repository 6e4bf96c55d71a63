import { desiredAmount, stockAmount } from "@/lib/core/amount";

/**
 * The two amounts that decide when an item is bought. Data that was stored before reorder points existed, on a device
 * or for an idempotency key, has no reorder point.
 */
export interface Reordered {
  desiredStock: number;
  reorderPoint?: number | null | undefined;
}

/**
 * Returns the stock below which an item is bought, in its own units: the reorder point, or the desired stock without
 * one. A desired stock that was lowered below the reorder point replaces it.
 */
export function reorderPointOf({ desiredStock, reorderPoint }: Reordered): number {
  return Math.min(reorderPoint ?? desiredStock, desiredStock);
}

/**
 * Returns whether the stock of an item is below its reorder point. An item with a desired stock of 0 is never bought.
 */
export function isToBuy(
  item: Reordered & { currentStock: number; partialAmount: number },
): boolean {
  return stockAmount(item.currentStock, item.partialAmount) < desiredAmount(reorderPointOf(item));
}

/** Returns the text of the form field of a reorder point: empty if the item is bought below its desired stock. */
export function reorderPointText(item: Reordered): string {
  const point = reorderPointOf(item);
  return point < item.desiredStock ? String(point) : "";
}
