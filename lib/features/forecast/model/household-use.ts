import type { ItemHistory } from "./history";
import { intervalsOf } from "./intervals";
import { type ExpectedUse, spreadOf } from "./lump-size";
import { sumOf } from "./sum-of";

/** How fast a household uses its items on average, and the size of its lumps, relative to the desired stocks. */
export interface HouseholdUse {
  /** The use per day as a share of the desired stock (c). */
  perDesiredAndDay: number;
  /** The size of a lump, the amount that is used at once, as a share of the desired stock. */
  lumpShare: number;
}

/** The assumed use of a household without history: a desired stock lasts four weeks and is used in five lumps. */
export const usualUse: HouseholdUse = { perDesiredAndDay: 1 / 28, lumpShare: 0.2 };

/** The weight of `usualUse.perDesiredAndDay` in the estimate, in days of one item. */
const USUAL_DAYS = 140;

/** The weight of `usualUse.lumpShare` in the estimate, in intervals. */
const USUAL_INTERVALS = 10;

/**
 * Estimates the average use of the items of a household. Both figures are means over all intervals of all items, in
 * which `usualUse` has a fixed weight. Without intervals the result is `usualUse`.
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
