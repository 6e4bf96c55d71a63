import type { Item } from "./dto";
import { isUncounted, stockStatus } from "./rules";

/** The number of items in a location, and how many of them are low or out of stock. */
export interface LocationStock {
  items: number;
  low: number;
}

const EMPTY: LocationStock = { items: 0, low: 0 };

/** Returns the stock of each location by its id. Items that were never counted are not low. */
export function stockByLocation(items: readonly Item[]): Map<number, LocationStock> {
  const stocks = new Map<number, LocationStock>();
  for (const item of items) {
    const stock = stocks.get(item.locationId) ?? EMPTY;
    const isLow = !isUncounted(item) && stockStatus(item) !== "wellStocked";
    stocks.set(item.locationId, {
      items: stock.items + 1,
      low: stock.low + (isLow ? 1 : 0),
    });
  }
  return stocks;
}
