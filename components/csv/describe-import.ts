import { countNouns, formatCount } from "@/lib/core/count-text";
import type { Refusal } from "@/lib/features/csv/model/dto";

/**
 * Returns the counts as text: "24 items and 1 location". Zero counts are left out; both zero give
 * "nothing".
 */
export function describeAdded({ items, locations }: { items: number; locations: number }): string {
  const parts = [
    items > 0 && countNouns(items, "item"),
    locations > 0 && countNouns(locations, "location"),
  ];
  return parts.filter(Boolean).join(" and ") || "nothing";
}

/** Returns "1 row is refused" or "3 rows are refused". */
export function describeRefused(count: number): string {
  return `${countNouns(count, "row")} ${count === 1 ? "is" : "are"} refused`;
}

const LISTED = 8;

/** Returns the first names as a comma-separated list, with the number of the others. */
export function listNames(names: readonly string[]): string {
  const others = names.length - LISTED;
  const first = names.slice(0, LISTED).join(", ");
  return others > 0 ? `${first} and ${formatCount(others)} more` : first;
}

/**
 * Merges the rows of an import that were refused when parsed and those that do not fit the data of
 * the household, ordered by row number.
 */
export function mergeRefusals(...lists: readonly (readonly Refusal[])[]): Refusal[] {
  return lists.flat().sort((one, other) => one.row - other.row);
}
