/** An amount that was recorded, in units of the item: the stored 300ths divided by `WHOLE`. */
export interface Recorded {
  /** Milliseconds since 1970. */
  at: number;
  amount: number;
}

/** A stock that somebody has seen: a count of a check, or an amount set between two checks. */
export interface Count extends Recorded {
  /** Whether the recorded stock was taken without looking. Nothing is learned from such a count. */
  isAssumed?: boolean;
}

/** A purchase. */
export interface Purchase extends Recorded {
  /** Whether it was ticked and not put away yet. The recorded stock does not contain it. */
  isToPutAway?: boolean;
}

/** What the forecast knows of an item. Counts and purchases are in the order of their times. */
export interface ItemHistory {
  /** The desired stock, in units. It is above 0. */
  desired: number;
  counts: readonly Count[];
  /** What was added to the stock: put away, else bought. Each purchase is contained once. */
  purchases: readonly Purchase[];
}

/** The number of counts from which a word is shown. */
export const COUNTS_FOR_WORD = 3;

/** Two counts of an item within half a day are one observation, and the later count is the correct one. */
const SAME_OBSERVATION_MS = 12 * 60 * 60 * 1000;

/** Returns the counts for which somebody has looked, without those that were corrected within half a day. */
export function observedCounts({ counts }: Pick<ItemHistory, "counts">): Count[] {
  return counts
    .filter(({ isAssumed }) => !isAssumed)
    .filter(({ at }, index, seen) => {
      const next = seen[index + 1];
      return !next || next.at - at >= SAME_OBSERVATION_MS;
    });
}

/** Returns what was bought after one moment, up to and including another one, in units. */
export function boughtBetween(
  { purchases }: Pick<ItemHistory, "purchases">,
  after: number,
  until: number,
): number {
  return purchases.reduce(
    (sum, { at, amount }) => (at > after && at <= until ? sum + amount : sum),
    0,
  );
}
