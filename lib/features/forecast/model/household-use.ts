import type { ItemHistory } from "./history";
import { intervalsOf } from "./intervals";
import { type ExpectedUse, spreadOf } from "./lump-size";
import { sumOf } from "./sum-of";

/** How fast and in which portions a household uses its items on average, relative to their desired stocks. */
export interface HouseholdUse {
  /** The use per unit of the desired stock and day (c). */
  perDesiredAndDay: number;
  /** The size of a lump as a share of the desired stock. */
  lumpShare: number;
}

/** Before a household has any history: a desired stock lasts four weeks and is used in five lumps. */
export const usualUse: HouseholdUse = { perDesiredAndDay: 1 / 28, lumpShare: 0.2 };

/** The weight of the usual use, in days of one item. */
const USUAL_DAYS = 140;

/** The weight of the usual lump size, in intervals. */
const USUAL_INTERVALS = 10;

/**
 * Estimates what the items of a household have in common. Both figures are means over all intervals of all items, to
 * which the usual figure is added with a fixed weight. Without intervals they are the usual ones.
 */
export function estimateHouseholdUse(items: readonly ItemHistory[]): HouseholdUse {
  const learned = items.map((item) => ({ desired: item.desired, intervals: intervalsOf(item) }));
  const used = sumOf(
    learned,
    ({ desired, intervals }) => sumOf(intervals, (it) => it.used) / desired,
  );
  const days = sumOf(learned, ({ intervals }) => sumOf(intervals, (it) => it.days));
  const perDesiredAndDay = (usualUse.perDesiredAndDay * USUAL_DAYS + used) / (USUAL_DAYS + days);

  const spreads = learned.map(({ desired, intervals }) => {
    const expected = expectedUse({ perDesiredAndDay, lumpShare: usualUse.lumpShare }, desired);
    const { sum, count } = spreadOf(intervals, expected);
    return { share: sum / desired, count };
  });
  const lumpShare =
    (usualUse.lumpShare * USUAL_INTERVALS + sumOf(spreads, ({ share }) => share)) /
    (USUAL_INTERVALS + sumOf(spreads, ({ count }) => count));
  return { perDesiredAndDay, lumpShare };
}

/** Returns what is expected of an item with this desired stock before its history is known, in units. */
export function expectedUse(household: HouseholdUse, desired: number): ExpectedUse {
  return {
    perDay: household.perDesiredAndDay * desired,
    lump: household.lumpShare * desired,
  };
}
