const DAY_MS = 24 * 60 * 60 * 1000;

/** The assumed days between two trips, for a household with fewer than two trips. */
const USUAL_GAP_DAYS = 7;

/** The number of latest gaps that are considered. */
const GAPS = 8;

/**
 * Returns the moment of the next likely shopping trip: the median of the latest gaps after the latest trip, or a day
 * from now if that has passed. Trips within a day are one trip.
 * @param trips the moments of past trips in milliseconds since 1970, the oldest first
 * @param now milliseconds since 1970
 */
export function nextShoppingDay(trips: readonly number[], now: number): number {
  const days = trips.filter((at, index) => index === 0 || at - (trips[index - 1] ?? at) >= DAY_MS);
  const last = days.at(-1);
  if (last === undefined) return now + USUAL_GAP_DAYS * DAY_MS;
  const gaps = days.slice(1).map((at, index) => at - (days[index] ?? at));
  const likely = last + (median(gaps.slice(-GAPS)) ?? USUAL_GAP_DAYS * DAY_MS);
  return likely > now ? likely : now + DAY_MS;
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
