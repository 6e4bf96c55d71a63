import type { Item } from "./dto";
import { isUncounted, stockStatus } from "./rules";

/** The numbers of all items, of low items and of items out of stock in a location. */
export interface LocationStock {
  items: number;
  low: number;
  out: number;
}

export const NO_ITEMS: LocationStock = { items: 0, low: 0, out: 0 };

/**
 * Counts the items of each location, by the id of the location. Items that were never counted are neither low nor out.
 */
export function stockByLocation(items: readonly Item[]): Map<number, LocationStock> {
  const stocks = new Map<number, LocationStock>();
  for (const item of items) {
    const { items: count, low, out } = stocks.get(item.locationId) ?? NO_ITEMS;
    const status = isUncounted(item) ? null : stockStatus(item);
    stocks.set(item.locationId, {
      items: count + 1,
      low: low + (status === "lowStock" ? 1 : 0),
      out: out + (status === "outOfStock" ? 1 : 0),
    });
  }
  return stocks;
}
