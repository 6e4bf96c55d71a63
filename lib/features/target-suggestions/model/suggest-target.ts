import { desiredAmount, MAX_WHOLE, WHOLE } from "@/lib/core/amount";

/** The number of latest counts that are considered. */
export const CONSIDERED_COUNTS = 8;

const MIN_COUNTS = 4;

/**
 * A higher target is suggested if at least this share of the counts, and at least `MIN_EMPTY` counts, found the item
 * empty.
 */
const EMPTY_SHARE = 0.4;
const MIN_EMPTY = 2;

/** The days between the first and the last count from which a lower target is suggested: six weeks. */
const MIN_DAYS = 42;

/** The figures of the latest counts of an item since its target was last changed. */
export interface CountSummary {
  /** The desired stock, in units with at most two decimals. */
  desiredStock: number;
  counts: number;
  /** The number of counts that found the item empty. */
  emptyCounts: number;
  /** The lowest counted stock, in 300ths of a unit. */
  lowest: number;
  /** The days between the first and the last count. */
  days: number;
}

/** A suggested change of a target. */
export interface TargetChange {
  kind: "raise" | "lower";
  /** The suggested desired stock, in whole units. */
  suggested: number;
}

/**
 * Returns a better target for an item; null if the present one fits or fewer than four counts are known.
 *
 * The target is raised by half, by at least one unit, for an item that was empty at 40 % of its counts, at least twice.
 * It is lowered for an item that was never empty in six weeks, to the largest amount that was missing and one unit in
 * reserve.
 */
export function suggestTarget({
  desiredStock,
  counts,
  emptyCounts,
  lowest,
  days,
}: CountSummary): TargetChange | null {
  if (counts < MIN_COUNTS) return null;
  if (emptyCounts >= MIN_EMPTY && emptyCounts / counts >= EMPTY_SHARE) {
    const suggested = Math.floor(desiredStock) + Math.max(1, Math.ceil(desiredStock / 2));
    return suggested <= MAX_WHOLE ? { kind: "raise", suggested } : null;
  }
  if (emptyCounts > 0 || days < MIN_DAYS) return null;
  const missing = Math.max(0, desiredAmount(desiredStock) - lowest);
  const suggested = Math.ceil(missing / WHOLE) + 1;
  return suggested <= desiredStock - 1 ? { kind: "lower", suggested } : null;
}
