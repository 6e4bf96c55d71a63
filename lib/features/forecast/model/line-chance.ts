import { desiredAmount, partials, stockAmount, WHOLE } from "@/lib/core/amount";
import type { Item } from "@/lib/features/items/model/dto";
import { packSizeOf } from "@/lib/features/items/model/packs";
import { reorderPointOf } from "@/lib/features/items/model/reorder-point";
import { quantityToBuy } from "@/lib/features/items/model/rules";
import { type ItemHistory, observedCounts } from "./history";
import { chanceOfRunOut } from "./run-out";
import type { UseRate } from "./use-rate";

/** What decides the quantity of an item on the next shopping list. */
export type Listed = Pick<
  Item,
  "currentStock" | "partialAmount" | "desiredStock" | "reorderPoint" | "packSize"
>;

const ROUNDING = 1e-9;

/**
 * Returns how many units less than the recorded stock would change the quantity on the next list: the distance to the
 * largest amount that can be counted and has another quantity. Null if no smaller stock changes it.
 */
export function unitsToOtherLine(item: Listed): number | null {
  const quantity = quantityToBuy(item);
  // An item without a line gets one below its reorder point. An item with a line gets another pack when its packs no
  // longer fill up to the desired stock.
  const limit =
    quantity === 0
      ? desiredAmount(reorderPointOf(item))
      : desiredAmount(item.desiredStock) - quantity * packSizeOf(item) * WHOLE;
  if (limit <= 0) return null;
  const whole = Math.floor((limit - 1) / WHOLE) * WHOLE;
  const part = partials.findLast(({ amount }) => whole + amount < limit)?.amount ?? 0;
  return (stockAmount(item.currentStock, item.partialAmount) - whole - part) / WHOLE;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Known {
  history: ItemHistory;
  rate: UseRate;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Returns the probability that a count would change the quantity on the next list: that the lumps used since the last
 * count add up to at least `unitsToOtherLine`. It is 1 for an item that was bought since that count and not put away,
 * because its recorded stock is too low.
 */
export function chanceOfOtherLine(item: Listed, { history, rate, now }: Known): number {
  const last = observedCounts(history).at(-1);
  if (!last) return 1;
  const isTooLow = history.purchases.some(({ at, isToPutAway }) => isToPutAway && at > last.at);
  if (isTooLow) return 1;
  const units = unitsToOtherLine(item);
  if (units === null) return 0;
  const lumps = Math.max(1, Math.ceil(units / rate.lump - ROUNDING));
  return chanceOfRunOut(rate, lumps * rate.lump, (now - last.at) / DAY_MS);
}
