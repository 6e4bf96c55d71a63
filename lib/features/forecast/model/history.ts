/** An amount that was recorded, in units of the item: the stored 300ths divided by `WHOLE`. */
export interface Recorded {
  /** Milliseconds since 1970. */
  at: number;
  amount: number;
}

/** A stock that somebody has seen: a count of a check, or an amount set between two checks. */
export interface Count extends Recorded {
  /** Whether this is an assumed entry, from which nothing is learned, because nobody has looked at the item. */
  isAssumed?: boolean;
}

/** A purchase. */
export interface Purchase extends Recorded {
  /** Whether the purchase was ticked and not put away yet, so that the recorded stock does not contain it. */
  isToPutAway?: boolean;
}

/** The data from which the forecast of an item is computed. Counts and purchases are in the order of their times. */
export interface ItemHistory {
  /** The desired stock, in units. It is above 0. */
  desired: number;
  counts: readonly Count[];
  /** Each purchase once: with the quantity that was put away, or the ticked one until it is put away. */
  purchases: readonly Purchase[];
}

/** The number of counts from which an outlook such as "Lasts for weeks" is shown. */
export const COUNTS_FOR_WORD = 3;

/** Two counts of an item within half a day are one observation, and the later count is the correct one. */
const SAME_OBSERVATION_MS = 12 * 60 * 60 * 1000;

/** Returns the counts without assumed entries, and without those that were corrected within half a day. */
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
