import { desiredAmount, stockAmount } from "@/lib/core/amount";
import { once } from "@/lib/core/once";
import type { Item } from "./dto";
import { isUncounted } from "./rules";

/** The columns by which items can be sorted, as they are in the URL. */
export const SORT_COLUMNS = [
  "location",
  "name",
  "stock",
  "target",
  "unit",
  "counted",
  "trend",
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface ItemSort {
  column: SortColumn;
  isDescending: boolean;
}

/** The order in which people see the items: by location, and in a location by place on the shelf. */
export const CHECKING_ORDER: ItemSort = { column: "location", isDescending: false };

/** Parses the order in a query string: "name", or "-name" for descending; invalid values are ignored. */
export function readSort(text: string | null): ItemSort {
  const isDescending = text?.startsWith("-") ?? false;
  const column = SORT_COLUMNS.find((name) => name === (isDescending ? text?.slice(1) : text));
  return column ? { column, isDescending } : CHECKING_ORDER;
}

/** Returns the order as it is in a query string; undefined for the checking order. */
export function writeSort({ column, isDescending }: ItemSort): string | undefined {
  if (column === CHECKING_ORDER.column && !isDescending) return undefined;
  return isDescending ? `-${column}` : column;
}

/** Returns the order after a choice of a column: ascending, then descending. */
export function toggleSort(sort: ItemSort, column: SortColumn): ItemSort {
  return { column, isDescending: sort.column === column && !sort.isDescending };
}

/** Created at its first use, because creating it takes milliseconds and would delay the load of each page. */
const collator = once(() => new Intl.Collator("en", { numeric: true, sensitivity: "base" }));

/** Compares texts in one language for the server and all browsers, which must render the same order. */
function compareTexts(a: string, b: string): number {
  return collator().compare(a, b);
}

const compare: Record<Exclude<SortColumn, "location" | "trend">, (a: Item, b: Item) => number> = {
  name: (a, b) => compareTexts(a.name, b.name),
  stock: (a, b) => stockShare(a) - stockShare(b),
  target: (a, b) => a.desiredStock - b.desiredStock,
  unit: (a, b) => compareTexts(a.unit, b.unit),
  counted: (a, b) => countedAt(a) - countedAt(b),
};

/**
 * Returns the items sorted across locations. Items with equal values keep their given order. For the column
 * `location` the given order is returned, because it already is by location.
 * @param weeklyUse the known use of items per week in units, by id, for the column `trend`
 */
export function sortItems(
  items: readonly Item[],
  { column, isDescending }: ItemSort,
  weeklyUse: ReadonlyMap<number, number> = new Map(),
): Item[] {
  if (column === "location") return [...items];
  const sign = isDescending ? -1 : 1;
  const useOf = ({ id }: Item) => weeklyUse.get(id) ?? Number.MAX_VALUE;
  const compareBy =
    column === "trend" ? (a: Item, b: Item) => useOf(a) - useOf(b) : compare[column];
  return items.toSorted((a, b) => sign * compareBy(a, b));
}

/** Returns the items of all groups in the order in which they are shown. `groups` are in the checking order. */
export function itemsInOrder(
  groups: readonly { items: readonly Item[] }[],
  sort: ItemSort,
  weeklyUse?: ReadonlyMap<number, number>,
): Item[] {
  const isReversed = sort.column === "location" && sort.isDescending;
  const ordered = isReversed ? groups.toReversed() : groups;
  const items = ordered.flatMap((group) => group.items);
  return sortItems(items, sort, weeklyUse);
}

/**
 * Returns the stock as a share of the desired stock. Returns the largest number if the stock is unknown or the desired
 * stock is 0.
 */
function stockShare(item: Item): number {
  const desired = desiredAmount(item.desiredStock);
  if (isUncounted(item) || desired === 0) return Number.MAX_VALUE;
  return stockAmount(item.currentStock, item.partialAmount) / desired;
}

function countedAt({ lastCountedAt }: Item): number {
  return lastCountedAt === null ? 0 : Date.parse(lastCountedAt);
}
