import type { Interval } from "./intervals";
import { sumOf } from "./sum-of";

/**
 * The weight of the household when the lump size of an item (how much is used at once) is estimated: its mean counts as
 * much as this many intervals between counts of the item.
 */
const HOUSEHOLD_INTERVALS = 4;

/**
 * The degrees of freedom that the estimated mean use a day costs: a half instead of one, because the estimate is shrunk
 * to the mean use of the household.
 */
const DEGREES_OF_MEAN = 0.5;

/** What is known of an item before its history: its mean use a day and its lump size, in units. */
export interface ExpectedUse {
  perDay: number;
  lump: number;
}

/**
 * Returns the size φ of the lumps in which an item is used, in units:
 *
 *     φ = (4 φ_h + Σ (u − ρτ)² / (ρτ)) / (4 + n − ½)
 *
 * The sum over the n intervals is Pearson's statistic. Divided by the degrees of freedom it estimates the dispersion of
 * counts (McCullagh and Nelder, Generalized Linear Models, 2nd edition). It is shrunk to the household's
 * φ_h. Intervals at whose end the item was empty contain no complete use, so they are left out.
 */
export function lumpSize(intervals: readonly Interval[], expected: ExpectedUse): number {
  const { sum, count } = spreadOf(intervals, expected);
  if (count === 0) return expected.lump;
  return (
    (HOUSEHOLD_INTERVALS * expected.lump + sum) / (HOUSEHOLD_INTERVALS + count - DEGREES_OF_MEAN)
  );
}

/** Returns Pearson's statistic of the complete intervals, in units, and their number. */
export function spreadOf(
  intervals: readonly Interval[],
  expected: ExpectedUse,
): { sum: number; count: number } {
  const complete = intervals.filter(({ isCensored }) => !isCensored);
  const perDay = shrunkUsePerDay(intervals, expected);
  const sum = sumOf(complete, ({ used, days }) => (used - perDay * days) ** 2 / (perDay * days));
  return { sum, count: complete.length };
}

/**
 * Returns the mean use a day ρ, in units: the item's own use, plus one lump over the time in which a lump is expected.
 */
function shrunkUsePerDay(intervals: readonly Interval[], { perDay, lump }: ExpectedUse): number {
  const used = sumOf(intervals, (interval) => interval.used);
  const days = sumOf(intervals, (interval) => interval.days);
  return (lump + used) / (lump / perDay + days);
}
