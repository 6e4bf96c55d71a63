import { stockAmount } from "@/lib/core/amount";
import { countNouns } from "@/lib/core/count-text";
import type { Item } from "./dto";

const DAY_MS = 24 * 60 * 60 * 1000;

/** From this many days before its best-before date on an item is shown under "Use first". */
const NEAR_DAYS = 14;

/** Returns the day of a moment in the time zone of the device, such as "2026-12-05". */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Returns the number of days from one day to another; negative if the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

interface ToUseFirst {
  item: Item;
  bestBefore: string;
  /** The days until the date; negative if it has passed. */
  daysLeft: number;
}

/**
 * Returns the items in stock whose best-before date is near or has passed, the earliest first. An item that is out has
 * nothing to use.
 * @param today as `localDay` returns it
 */
export function itemsToUseFirst(items: readonly Item[], today: string): ToUseFirst[] {
  return items
    .flatMap((item) => {
      const { bestBefore, currentStock, partialAmount } = item;
      // Items that a device has stored before the field existed have no date.
      if (!bestBefore || stockAmount(currentStock, partialAmount) === 0) return [];
      return [{ item, bestBefore, daysLeft: daysBetween(today, bestBefore) }];
    })
    .filter(({ daysLeft }) => daysLeft <= NEAR_DAYS)
    .toSorted((a, b) => a.daysLeft - b.daysLeft || a.item.id - b.item.id);
}

const NEAR_WORDS: Readonly<Record<number, string>> = {
  [-1]: "yesterday",
  0: "today",
  1: "tomorrow",
};

/** Returns in words when a best-before date is or was: "today", "in 5 days", "3 days ago". */
export function describeDaysLeft(daysLeft: number): string {
  const near = NEAR_WORDS[daysLeft];
  if (near) return near;
  const distance = countNouns(Math.abs(daysLeft), "day");
  return daysLeft < 0 ? `${distance} ago` : `in ${distance}`;
}
