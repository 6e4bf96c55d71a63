import { formatStock, MAX_WHOLE } from "@/lib/core/amount";
import { parseAmount } from "@/lib/core/parse-amount";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted } from "@/lib/features/items/model/rules";
import type { Count } from "./dto";
import type { Amounts } from "./rules";
import type { CountScreenName } from "./screen-sequence";

/**
 * The whole amount while the typed text is not a whole amount. No count can be recorded then, even if a
 * partial amount is chosen.
 */
export const WRONG = "wrong";

/** The whole amount of a selection, null while not chosen. */
export type Quantity = number | typeof WRONG | null;

/** The selection on an item's screen: whole units and a stored partial amount, null while not chosen. */
export interface Selection {
  quantity: Quantity;
  partial: number | null;
  /** If `quantity` is wrong: the whole units of a typed amount whose part cannot be counted, such as 7 of "7.25". */
  typedWhole?: number | null;
}

export const NOTHING_CHOSEN: Selection = { quantity: null, partial: null };

/** The whole amounts that have an amount key on the item screen, besides "None". */
export const wholeKeys = [1, 2, 3, 4, 5, 6] as const;
export const LARGEST_KEY = wholeKeys[wholeKeys.length - 1] ?? 0;

/** Returns the selected amount after a tap on an amount key. A second tap on the same key deselects it. */
export function toggle(current: Quantity, tapped: number): number | null {
  return current === tapped ? null : tapped;
}

/**
 * Returns the selection with another whole amount. Without a whole amount, a partial amount of 0 is cleared too.
 * Otherwise the selection would be a count of 0.
 */
export function withQuantity({ partial }: Selection, quantity: Quantity): Selection {
  return { quantity, partial: quantity === null && partial === 0 ? null : partial };
}

/** Returns the selection after a tap on a whole amount. A second tap on the same amount deselects it. */
export function toggleQuantity(selection: Selection, tapped: number): Selection {
  return withQuantity(selection, toggle(selection.quantity, tapped));
}

/**
 * Returns the selection after a tap on a partial amount. A second tap on the same amount deselects it. The amount
 * replaces the part of a typed text that cannot be counted, so that "7.25" becomes 7 with that amount.
 */
export function togglePartial(selection: Selection, tapped: number): Selection {
  const { quantity, typedWhole = null } = selection;
  const partial = toggle(selection.partial, tapped);
  return quantity === WRONG
    ? withQuantity({ quantity, partial }, typedWhole)
    : { quantity, partial };
}

/** Parses typed whole units; null for an invalid amount. */
export function parseQuantity(text: string): number | null {
  const amount = parseAmount(text);
  return amount?.notation === "whole" && amount.whole <= MAX_WHOLE ? amount.whole : null;
}

/** Returns the selection that the item screen shows for an existing count. */
export function selectionOf({ newStock, partialAmount }: Amounts): Selection {
  return { quantity: newStock, partial: partialAmount };
}

type Stocked = Pick<Item, "currentStock" | "partialAmount" | "lastCountedAt">;

type Recounted = Pick<Count, "previousStock" | "previousPartialAmount" | "previousCountedAt">;

/** Returns the stock before this check counted the item; null for an item that was never counted before. */
export function lastTime(item: Stocked, count: Recounted | undefined): Amounts | null {
  const before = count
    ? {
        currentStock: count.previousStock,
        partialAmount: count.previousPartialAmount,
        lastCountedAt: count.previousCountedAt,
      }
    : item;
  if (isUncounted(before)) return null;
  return { newStock: before.currentStock, partialAmount: before.partialAmount };
}

/**
 * Returns the amount of a selection, or null when nothing is chosen or the typed whole amount is wrong. A partial
 * amount alone means 0 whole units.
 */
export function countOf({ quantity, partial }: Selection): Amounts | null {
  if (quantity === WRONG || (quantity === null && partial === null)) return null;
  return { newStock: quantity ?? 0, partialAmount: partial ?? 0 };
}

/** Returns the label of the confirm button; "Saving..." while saving. */
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
