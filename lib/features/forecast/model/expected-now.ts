import { stockAmount, WHOLE } from "@/lib/core/amount";
import type { Item } from "@/lib/features/items/model/dto";
import { expectedStock } from "./expected-stock";

/**
 * An expected stock of at least this amount, in 300ths of a unit, is rounded to whole units; a smaller one to halves.
 */
const WHOLE_FROM = 2 * WHOLE;

/**
 * Returns what is probably left of an item, in 300ths of a unit and rounded, because a forecast is not exact. Returns
 * null if the recorded stock is unknown or 0, and if the rounded amount is not below the recorded stock.
 * @param usePerDay the mean use in units
 */
export function expectedNow(
  item: Pick<Item, "currentStock" | "partialAmount" | "lastCountedAt">,
  usePerDay: number,
  moment: Date,
): number | null {
  if (item.lastCountedAt === null) return null;
  const amount = stockAmount(item.currentStock, item.partialAmount);
  const counted = { at: Date.parse(item.lastCountedAt), amount };
  const left = expectedStock(counted, { usePerDay, until: moment.getTime() }).at(-1);
  if (!left) return null;
  const unit = left.amount >= WHOLE_FROM ? WHOLE : WHOLE / 2;
  const rounded = Math.round(left.amount / unit) * unit;
  return rounded < amount ? rounded : null;
}
