import { stockAmount } from "@/lib/core/amount";
import { countNouns } from "@/lib/core/count-text";
import type { Amounts } from "./rules";

/**
 * The difference of a count from the one in the previous check, in 300ths of a unit, never
 * negative.
 */
export type CountChange =
  | { kind: "first" }
  | { kind: "same" }
  | { kind: "less" | "more"; difference: number };

/** Returns the change of an item since the previous check; `first` when that check did not count it. */
export function countChange(before: Amounts | null, after: Amounts): CountChange {
  if (!before) return { kind: "first" };
  const difference =
    stockAmount(after.newStock, after.partialAmount) -
    stockAmount(before.newStock, before.partialAmount);
  if (difference === 0) return { kind: "same" };
  return { kind: difference < 0 ? "less" : "more", difference: Math.abs(difference) };
}

/** Formats the duration of a check: "under a minute", "4 minutes", "1 hour 5 minutes", "3 days". */
export function describeDuration(startedAt: string, completedAt: string): string {
  const minutes = Math.floor((Date.parse(completedAt) - Date.parse(startedAt)) / 60_000);
  if (minutes < 1) return "under a minute";
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return countNouns(minutes, "minute");
  if (hours >= 48) return countNouns(Math.floor(hours / 24), "day");
  const rest = minutes % 60;
  return rest === 0
    ? countNouns(hours, "hour")
    : `${countNouns(hours, "hour")} ${countNouns(rest, "minute")}`;
}

interface Placed {
  location: { id: number; name: string };
}

/** Groups rows by location, in the order of each location's first row. */
export function groupByLocation<R extends Placed>(
  rows: readonly R[],
): { location: R["location"]; rows: R[] }[] {
  const groups = new Map<number, { location: R["location"]; rows: R[] }>();
  for (const row of rows) {
    const group = groups.get(row.location.id);
    if (group) group.rows.push(row);
    else groups.set(row.location.id, { location: row.location, rows: [row] });
  }
  return [...groups.values()];
}
