import { readId } from "@/lib/core/ids";
import { readKnownId } from "@/lib/core/temporary-id";
import type { Item } from "./dto";
import { hasWords, wordsOf } from "./match-text";
import { isUncounted, type ItemGroup, stockStatus } from "./rules";
import { CHECKING_ORDER, type ItemSort, readSort } from "./sort";
import { type Unit, units } from "./units";

/** The stock filters of the items screen, as they are in its URL. */
export const STOCK_FILTERS = ["low", "out", "well", "uncounted"] as const;
/** The stock filters that together match a shortage: low or out of stock. */
export const SHORTAGE_FILTERS = ["low", "out"] as const satisfies readonly StockFilter[];
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** The filter of the items screen. An empty filter matches all items. */
export interface ItemFilter {
  /** The search text: part of an item's name or supermarket name. */
  text: string;
  /** The stock filters of which an item must match one; an empty array matches any stock. */
  stock: readonly StockFilter[];
  /** The unit of the items to show; null for all units. */
  unit: Unit | null;
  /** The order of the items. */
  sort: ItemSort;
  /** The id of the only item to show, which a link names; null for all items. */
  itemId: number | null;
}

export const NO_FILTER: ItemFilter = {
  text: "",
  stock: [],
  unit: null,
  sort: CHECKING_ORDER,
  itemId: null,
};

interface SearchParams {
  get: (name: string) => string | null;
  getAll: (name: string) => string[];
}

/**
 * Parses the filter of a query string (`?q=milk&stock=low&stock=out&unit=box&sort=-name&item=7`); invalid values are
 * ignored.
 */
export function readFilter(search: SearchParams): ItemFilter {
  const asked = search.getAll("stock");
  return {
    text: search.get("q") ?? "",
    stock: STOCK_FILTERS.filter((stock) => asked.includes(stock)),
    unit: units.find((unit) => unit === search.get("unit")) ?? null,
    sort: readSort(search.get("sort")),
    itemId: readKnownId(search.get("item") ?? undefined),
  };
}

/**
 * Parses the only location to show in a query string (`?locationId=3`): its id, null when it is malformed, undefined
 * when there is none.
 */
export function readLocationId(search: SearchParams): number | null | undefined {
  const text = search.get("locationId");
  return text === null ? undefined : readId(text);
}

/** Returns whether the filter restricts anything. */
export function isFiltering({ text, stock, unit, itemId }: ItemFilter): boolean {
  return wordsOf(text).length > 0 || stock.length > 0 || unit !== null || itemId !== null;
}

/**
 * Returns the locations with their matching items, without locations that have none. Without a filter returns
 * all locations.
 */
export function filterGroups(groups: readonly ItemGroup[], filter: ItemFilter): ItemGroup[] {
  if (!isFiltering(filter)) return [...groups];
  const words = wordsOf(filter.text);
  return groups
    .map(({ location, items }) => ({
      location,
      items: items.filter(
        (item) =>
          (filter.itemId === null || item.id === filter.itemId) &&
          (filter.unit === null || item.unit === filter.unit) &&
          hasStock(item, filter.stock) &&
          hasWords(item, words),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

function hasStock(item: Item, stocks: readonly StockFilter[]): boolean {
  if (stocks.length === 0) return true;
  // The stock of these items is unknown, so they are no shortages, whatever their badge.
  if (isUncounted(item)) return stocks.includes("uncounted");
  const status = stockStatus(item);
  return (
    (status === "lowStock" && stocks.includes("low")) ||
    (status === "outOfStock" && stocks.includes("out")) ||
    (status === "wellStocked" && stocks.includes("well"))
  );
}
