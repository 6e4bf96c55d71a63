import { desiredAmount, formatAmount, formatStock, stockAmount, WHOLE } from "@/lib/core/amount";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Item } from "./dto";
import { type Packed, packsFor } from "./packs";
import { isToBuy, type Reordered } from "./reorder-point";
import type { Unit } from "./units";

interface Stock {
  currentStock: number;
  partialAmount: number;
  desiredStock: number;
}

export type StockStatus = "outOfStock" | "lowStock" | "wellStocked";

/** Returns the stock badge. An item with a desired stock of 0 is always well stocked. */
export function stockStatus({ currentStock, partialAmount, desiredStock }: Stock): StockStatus {
  const desired = desiredAmount(desiredStock);
  const stock = stockAmount(currentStock, partialAmount);
  if (desired === 0) return "wellStocked";
  if (stock === 0) return "outOfStock";
  return stock < desired ? "lowStock" : "wellStocked";
}

/**
 * Returns whether the stock of an item is unknown: no check has counted it, and it was not imported with a
 * stock. Its recorded stock is 0 and its badge is "Out of stock". A stock above 0 is known even without a
 * time of the count, because the previous release does not write this time and may still run during an
 * update.
 */
export function isUncounted({
  lastCountedAt,
  currentStock,
  partialAmount,
}: Pick<Item, "lastCountedAt" | "currentStock" | "partialAmount">): boolean {
  return lastCountedAt === null && currentStock === 0 && partialAmount === 0;
}

/**
 * Returns what to buy of an item, both 0 if its stock is at or above the reorder point. `missing` is in whole units:
 * the gap to the desired stock rounded up, at least 1. `quantity` is the fewest packs that have so many units.
 */
export function toBuy(item: Stock & Reordered & Packed): { missing: number; quantity: number } {
  if (!isToBuy(item)) return { missing: 0, quantity: 0 };
  const gap = desiredAmount(item.desiredStock) - stockAmount(item.currentStock, item.partialAmount);
  const missing = Math.max(1, Math.ceil(gap / WHOLE));
  return { missing, quantity: packsFor(missing, item) };
}

/** Returns the quantity to buy, in packs; 0 if the stock of the item is at or above the reorder point. */
export function quantityToBuy(item: Stock & Reordered & Packed): number {
  return toBuy(item).quantity;
}

/** Returns whether an item is low, but not below its reorder point. The next shopping list then has no line of it. */
export function isNotYetToBuy(item: Stock & Reordered): boolean {
  return stockStatus(item) === "lowStock" && !isToBuy(item);
}

/** Returns the unit for an amount: one box, two boxes. `amount` may be a fraction. */
export function unitLabel(unit: Unit, amount: number): string {
  if (amount === 1) return unit;
  return unit.endsWith("x") ? `${unit}es` : `${unit}s`;
}

/** Returns the unit as the label of an option: "Bottle". */
export function unitName(unit: Unit): string {
  return unit.charAt(0).toUpperCase() + unit.slice(1);
}

/** Formats an amount in 300ths of a unit with its unit: "2⅓ bottles", "½ box", "0 boxes". */
export function describeAmount(amount: number, unit: Unit): string {
  const isPart = amount > 0 && amount < WHOLE;
  return `${formatAmount(amount)} ${unitLabel(unit, isPart ? 1 : amount / WHOLE)}`;
}

/** Returns the current and the desired stock in words, as `describeOfDesired`. */
export function describeStockOfDesired(item: Stock & { unit: Unit }): string {
  return describeOfDesired(stockAmount(item.currentStock, item.partialAmount), item);
}

/**
 * Returns an amount in 300ths of a unit and the desired stock in words: "2⅓ of 5 bottles"; with more than desired
 * "6 bottles, target 5".
 */
export function describeOfDesired(
  amount: number,
  { desiredStock, unit }: Pick<Item, "desiredStock" | "unit">,
): string {
  const desired = desiredAmount(desiredStock);
  return amount > desired
    ? `${describeAmount(amount, unit)}, target ${formatAmount(desired)}`
    : `${formatAmount(amount)} of ${describeAmount(desired, unit)}`;
}

/**
 * Returns the current and the desired stock in an item's row: "2⅓/5 bottles". The unit agrees with
 * the desired stock.
 */
export function stockOfDesired({
  currentStock,
  partialAmount,
  desiredStock,
  unit,
}: Stock & { unit: Unit }): string {
  const stock = formatStock(currentStock, partialAmount);
  return `${stock}/${formatAmount(desiredAmount(desiredStock))} ${unitLabel(unit, desiredStock)}`;
}

/** A location with its items. */
export interface ItemGroup {
  location: Location;
  items: Item[];
}

/** The content of the items screen. `location` is the location in the path of the URL; null if the path has none. */
export type ItemsView =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "unknownLocation" }
  | { kind: "noLocations" }
  | { kind: "empty"; location: Location | null }
  | { kind: "list"; location: Location | null; groups: ItemGroup[]; total: number };

/**
 * Groups the items by location, in the order of the locations.
 * @param data.locationId the only location to show, from the URL; null for a malformed id
 */
export function itemsView(data: {
  locations: readonly Location[] | undefined;
  items: readonly Item[] | undefined;
  hasFailed: boolean;
  locationId: number | null | undefined;
}): ItemsView {
  const { locations, items, hasFailed, locationId } = data;
  if (!locations || !items) return { kind: hasFailed ? "failed" : "loading" };

  const location = locations.find(({ id }) => id === locationId) ?? null;
  if (locationId !== undefined && !location) return { kind: "unknownLocation" };
  if (locations.length === 0) return { kind: "noLocations" };

  const shown = location ? [location] : locations;
  const byLocation = new Map<number, Item[]>(shown.map(({ id }) => [id, []]));
  for (const item of items) byLocation.get(item.locationId)?.push(item);
  const groups = shown.map((place) => ({
    location: place,
    items: byLocation.get(place.id) ?? [],
  }));
  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  if (total === 0) return { kind: "empty", location };
  return { kind: "list", location, groups, total };
}

/**
 * Returns the items with an added one at the end. If a refetch has added it already, its cached state is kept: it may have
 * been counted or changed since then.
 */
export function withItem(items: Item[], added: Item): Item[] {
  return items.some(({ id }) => id === added.id) ? items : [...items, added];
}
