import type { Refusal } from "@/lib/features/csv/model/dto";

const counted = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;

/** "24 items and 1 location", without what there is none of; "nothing" where there is neither. */
export function describeAdded({ items, locations }: { items: number; locations: number }): string {
  const parts = [
    items > 0 && counted(items, "item"),
    locations > 0 && counted(locations, "location"),
  ];
  return parts.filter(Boolean).join(" and ") || "nothing";
}

/** "1 row is refused", "3 rows are refused". */
export function describeRefused(count: number): string {
  return `${counted(count, "row")} ${count === 1 ? "is" : "are"} refused`;
}

const LISTED = 8;

/** The names one after the other, the first few of many. */
export function listNames(names: readonly string[]): string {
  const others = names.length - LISTED;
  const first = names.slice(0, LISTED).join(", ");
  return others > 0 ? `${first} and ${others.toLocaleString("en-US")} more` : first;
}

/** The refusals of the file itself and those of the household, in the order of the rows. */
export function mergeRefusals(...lists: readonly (readonly Refusal[])[]): Refusal[] {
  return lists.flat().sort((one, other) => one.row - other.row);
}
