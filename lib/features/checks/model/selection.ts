import { formatStock, MAX_WHOLE } from "@/lib/core/amount";
import type { CountScreenName } from "./rules";

/** What is chosen on the screen of an item: whole units and a stored partial amount, null for nothing yet. */
export interface Selection {
  quantity: number | null;
  partial: number | null;
}

export const NOTHING_CHOSEN: Selection = { quantity: null, partial: null };

/** The whole amounts that have a key of their own, beside "None". */
export const wholeKeys = [1, 2, 3, 4, 5, 6] as const;
export const LARGEST_KEY = wholeKeys[wholeKeys.length - 1] ?? 0;

/** A choice after a tap: tapped again it is let go. */
export function toggle(current: number | null, tapped: number): number | null {
  return current === tapped ? null : tapped;
}

/** Whole units typed by hand; null for what is no amount. */
export function parseQuantity(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return null;
  const quantity = Number(trimmed);
  return quantity <= MAX_WHOLE ? quantity : null;
}

interface Amounts {
  newStock: number;
  partialAmount: number;
}

/** The selection that says what was counted. */
export function selectionOf({ newStock, partialAmount }: Amounts): Selection {
  return { quantity: newStock, partial: partialAmount };
}

interface Stocked {
  currentStock: number;
  partialAmount: number;
}

interface Recounted {
  previousStock: number;
  previousPartialAmount: number;
}

/** What was there before this check: the stock, or what it was before the check counted the item. */
export function lastTime(item: Stocked, count: Recounted | undefined): Amounts {
  return count
    ? { newStock: count.previousStock, partialAmount: count.previousPartialAmount }
    : { newStock: item.currentStock, partialAmount: item.partialAmount };
}

/** Whether two selections say the same. No partial amount is as good as a partial amount of 0. */
export function isSameSelection(a: Selection, b: Selection): boolean {
  return a.quantity === b.quantity && (a.partial ?? 0) === (b.partial ?? 0);
}

/** What a selection counts, or null when nothing is chosen. No quantity beside a partial amount is none. */
export function countOf({ quantity, partial }: Selection): Amounts | null {
  if (quantity === null && partial === null) return null;
  return { newStock: quantity ?? 0, partialAmount: partial ?? 0 };
}

/** A selection in a few characters, with when it was made. */
export function writeSelection({ quantity, partial }: Selection, at: Date): string {
  return [at.getTime(), quantity ?? "", partial ?? ""].join("/");
}

/** The selection that `writeSelection` wrote; null where the item was counted after it, at `countedAt`. */
export function readSelection(text: string, countedAt: string | undefined): Selection | null {
  const [at, quantity = "", partial = ""] = text.split("/");
  if (countedAt !== undefined && Number(at) < Date.parse(countedAt)) return null;
  return { quantity: parseQuantity(quantity), partial: partial === "" ? null : Number(partial) };
}

/** What the confirm button says. While saving it says "Saving...". */
export function confirmLabel(
  screen: CountScreenName,
  selection: Selection,
  { isCounted }: { isCounted: boolean },
): string {
  if (isCounted) return "Update & Continue";
  if (screen === "itemSingleCheck") return "Set & Continue";
  const count = countOf(selection);
  return count ? `Set ${formatStock(count.newStock, count.partialAmount)}` : "Set";
}
