import { partialSign, stockAmount } from "@/lib/core/amount";
import { days } from "@/lib/core/clock";
import type { Item } from "@/lib/features/items/model/dto";
import { describeAmount, unitLabel } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import type { Count } from "./dto";

const YELLOW_AFTER_DAYS = 7;
const RED_AFTER_DAYS = 14;

/** Returns the progress in per cent: checked items of all items, rounded; 0 without items. */
export function progressPercent(checked: number, all: number): number {
  if (all === 0) return 0;
  // Multiplied first: 23 / 40 * 100 is 57.49999999999999.
  return Math.min(100, Math.round((checked * 100) / all));
}

export type CheckAge = "fresh" | "yellow" | "red";

/** Returns the colour of a check's age: yellow above 7 days, red above 14. */
export function checkAge(completedAt: string, moment: Date): CheckAge {
  const age = moment.getTime() - new Date(completedAt).getTime();
  if (age > days(RED_AFTER_DAYS)) return "red";
  return age > days(YELLOW_AFTER_DAYS) ? "yellow" : "fresh";
}

export interface Identified {
  id: number;
}

export interface Located extends Identified {
  locationId: number;
}

/** A location with its counted and its pending items. */
export interface LocationProgress<L extends Identified, I extends Located> {
  location: L;
  checked: I[];
  pending: I[];
}

/** Returns the state of a check by location, in the checking sequence; items are sorted by id. */
export function progressByLocation<L extends Identified, I extends Located>(
  locations: readonly L[],
  items: readonly I[],
  counts: readonly { itemId: number }[],
): LocationProgress<L, I>[] {
  const sorted = items.toSorted((a, b) => a.id - b.id);
  const { checked, pending } = splitByEntry(sorted, counts);
  return locations.map((location) => ({
    location,
    checked: checked.filter((item) => item.locationId === location.id),
    pending: pending.filter((item) => item.locationId === location.id),
  }));
}

/** Returns the items with an entry in the check as `checked`, the others as `pending`. */
export function splitByEntry<I extends Identified>(
  items: readonly I[],
  counts: readonly { itemId: number }[],
): { checked: I[]; pending: I[] } {
  const counted = new Set(counts.map(({ itemId }) => itemId));
  return {
    checked: items.filter(({ id }) => counted.has(id)),
    pending: items.filter(({ id }) => !counted.has(id)),
  };
}

/** Returns how many items have no entry in the check. */
export function missingCount(
  items: readonly Identified[],
  counts: readonly { itemId: number }[],
): number {
  return splitByEntry(items, counts).pending.length;
}

/**
 * Returns whether every item of the household has an entry, so that the check can be completed.
 * Returns false for a household without items.
 */
export function isAllChecked(
  items: readonly Identified[],
  counts: readonly { itemId: number }[],
): boolean {
  return items.length > 0 && missingCount(items, counts) === 0;
}

/** Returns whether an entry is assumed. */
export function isAssumed(count: { basis: Count["basis"] } | undefined): boolean {
  return count?.basis === "assumed";
}

/** Returns the ids of the items with an assumed entry. */
export function assumedItems(counts: readonly Pick<Count, "itemId" | "basis">[]): Set<number> {
  return new Set(counts.filter(isAssumed).map(({ itemId }) => itemId));
}

/** The counted amount of an item: whole units and a stored partial amount. */
export interface Amounts {
  newStock: number;
  partialAmount: number;
}

/** Returns whether two counts have the same amount. */
export function isSameAmount(a: Amounts, b: Amounts): boolean {
  return a.newStock === b.newStock && a.partialAmount === b.partialAmount;
}

interface Stock {
  currentStock: number;
  partialAmount: number;
}

/** Formats a count for the list of a location: "2 + ⅓ bottles", "0 + ½ boxes", "1 can". */
export function countInParts(count: Amounts, unit: Unit): string {
  const { newStock, partialAmount } = count;
  const sign = partialSign(partialAmount);
  if (sign === "") return describeCount(count, unit);
  return `${newStock} + ${sign} ${unitLabel(unit, 2)}`;
}

/** Formats a count with its unit: "2⅓ bottles". */
export function describeCount({ newStock, partialAmount }: Amounts, unit: Unit): string {
  return describeAmount(stockAmount(newStock, partialAmount), unit);
}

/** Formats an item's stock with its unit: "2⅓ bottles". */
export function describeStock({ currentStock, partialAmount }: Stock, unit: Unit): string {
  return describeAmount(stockAmount(currentStock, partialAmount), unit);
}

/** Returns the counts, sorted by item id, with one added or replaced. */
export function replaceCount<C extends { itemId: number }>(counts: readonly C[], count: C): C[] {
  const others = counts.filter(({ itemId }) => itemId !== count.itemId);
  return [...others, count].toSorted((a, b) => a.itemId - b.itemId);
}

/** Returns the items. The counted one has the stock and the time of the count, the others are unchanged. */
export function replaceStock<I extends Identified & Stock & Pick<Item, "lastCountedAt">>(
  items: readonly I[],
  { itemId, newStock, partialAmount, countedAt }: Amounts & { itemId: number; countedAt: string },
): I[] {
  return items.map((item) =>
    item.id === itemId
      ? { ...item, currentStock: newStock, partialAmount, lastCountedAt: countedAt }
      : item,
  );
}

/** Returns whether a check was completed within 24 hours, so that its items are "Recently updated". */
export function isRecent(completedAt: string, moment: Date): boolean {
  return moment.getTime() - new Date(completedAt).getTime() <= days(1);
}
