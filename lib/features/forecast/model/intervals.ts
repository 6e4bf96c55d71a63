import { boughtBetween, type ItemHistory, observedCounts } from "./history";

/** The time between two observed counts of an item. */
export interface Interval {
  days: number;
  /** What was used in this time, in units. */
  used: number;
  /** Whether the item was found empty, so that more might have been used: `used` is a lower bound. */
  isCensored: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Two counts of an opened unit can differ by a third although nothing was used. A larger increase without a recorded
 * purchase means that a purchase was not recorded.
 */
const MISREAD = 1 / 3;
const ROUNDING = 1e-9;

/**
 * Returns the intervals from which the use of an item is learned, the oldest first. The use is the earlier count plus the
 * purchases minus the later count. Left out are intervals with an increase that was not bought, and intervals
 * in which nothing was there to be used.
 */
export function intervalsOf(history: ItemHistory): Interval[] {
  const misread = smallestLump(history) > 0 ? 0 : MISREAD;
  const counts = observedCounts(history);
  return counts.flatMap((start, index) => {
    const end = counts[index + 1];
    if (!end) return [];
    const available = start.amount + boughtBetween(history, start.at, end.at);
    const used = available - end.amount;
    if (available <= 0 || used < -misread - ROUNDING) return [];
    return [
      {
        days: (end.at - start.at) / DAY_MS,
        used: Math.max(0, used),
        isCensored: end.amount === 0,
      },
    ];
  });
}

/**
 * Returns the smallest amount, in units, in which an item can be used: 1 if only whole units were ever recorded, else 0.
 */
export function smallestLump({ desired, counts, purchases }: ItemHistory): number {
  const amounts = [...counts, ...purchases].map(({ amount }) => amount);
  return counts.length > 0 && [desired, ...amounts].every(Number.isInteger) ? 1 : 0;
}
