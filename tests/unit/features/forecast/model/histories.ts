import type { ItemHistory } from "@/lib/features/forecast/model/history";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-01-05T19:00:00.000Z");

/** Returns the moment `day` days after the fixed date with which the histories begin. */
export function onDay(day: number): number {
  return START + day * DAY_MS;
}

/** Returns a history from pairs of a day and an amount. */
export function historyOf(
  desired: number,
  counts: readonly (readonly [day: number, amount: number])[],
  purchases: readonly (readonly [day: number, amount: number])[] = [],
): ItemHistory {
  const recorded = ([day, amount]: readonly [number, number]) => ({ at: onDay(day), amount });
  return { desired, counts: counts.map(recorded), purchases: purchases.map(recorded) };
}
