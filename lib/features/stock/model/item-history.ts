import { type CountHistory, countSteps, signedChanges, type StockHistory } from "./stock-steps";

const DAY_MS = 24 * 60 * 60 * 1_000;
const WEEK_DAYS = 7;
/** The shortest observed time from which a use per week is computed, in days. */
export const LEAST_DAYS = 14;
/** The smallest number of intervals between counts from which a use per week is computed. */
export const LEAST_INTERVALS = 2;
/** How many days after its end an interval between two counts is still used to compute the use per week. */
export const MOST_DAYS = 365;

/** How often an item was found empty. */
export interface EmptyFinds {
  empty: number;
  counted: number;
  /** When it was found empty the last time, in milliseconds since 1970; null if never. */
  lastAt: number | null;
}

/** Returns how often an item was counted and found empty, and when it was found empty the last time. */
export function emptyFinds(history: CountHistory): EmptyFinds {
  const counts = countSteps(history);
  const empty = counts.filter(({ amount }) => amount === 0);
  return { empty: empty.length, counted: counts.length, lastAt: empty.at(-1)?.at ?? null };
}

/**
 * Returns the mean use of an item per week, in 300ths of a unit; null with too little history.
 *
 * The use between two successive counts is the first count, plus what was put away since, minus the second
 * count. The result is the sum of the uses divided by the sum of the times. An interval with a negative use
 * is left out, because somebody has bought more than was put away. Intervals that ended more than a year ago
 * are left out too. At least 2 intervals with 14 days in total are needed. The demand of an item that was
 * found empty is unknown, so for such items the result is a lower bound.
 * @param present in milliseconds since 1970
 */
export function usePerWeek(history: StockHistory, present: number): number | null {
  const purchases = signedChanges(history).filter(({ isPurchase }) => isPurchase);
  const counts = countSteps(history);
  const intervals = counts.slice(1).flatMap((after, index) => {
    const before = counts[index];
    if (!before || after.at < present - MOST_DAYS * DAY_MS) return [];
    const bought = purchases
      .filter(({ at }) => at >= before.at && at < after.at)
      .reduce((sum, { amount }) => sum + amount, 0);
    const used = before.amount + bought - after.amount;
    return used < 0 ? [] : [{ used, days: (after.at - before.at) / DAY_MS }];
  });
  const days = intervals.reduce((sum, interval) => sum + interval.days, 0);
  if (intervals.length < LEAST_INTERVALS || days < LEAST_DAYS) return null;
  const used = intervals.reduce((sum, interval) => sum + interval.used, 0);
  return (used * WEEK_DAYS) / days;
}
