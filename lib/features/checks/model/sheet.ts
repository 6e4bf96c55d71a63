import { MAX_WHOLE } from "@/lib/core/amount";
import type { Item } from "@/lib/features/items/model/dto";
import type { Count } from "./dto";
import { type Amounts, isAssumed } from "./rules";
import { lastTime } from "./selection";

const NONE: Amounts = { newStock: 0, partialAmount: 0 };

/**
 * Returns the amount that the sheet shows for an item: its entry in the check, or the recorded stock; null for an item
 * that was never counted.
 */
export function shownAmounts(item: Item, entry: Count | undefined): Amounts | null {
  if (!entry) return lastTime(item, undefined);
  return { newStock: entry.newStock, partialAmount: entry.partialAmount };
}

/** Returns whether an item was counted in the check. An assumed entry is no count. */
export function isCounted(entry: Count | undefined): boolean {
  return entry !== undefined && !isAssumed(entry);
}

/**
 * Returns the amount with one whole unit more or less. One less than a part of a unit is 0. An unknown amount counts
 * as 0.
 */
export function stepAmounts(amounts: Amounts | null, step: 1 | -1): Amounts {
  const { newStock, partialAmount } = amounts ?? NONE;
  if (step === 1) return { newStock: Math.min(newStock + 1, MAX_WHOLE), partialAmount };
  return newStock === 0 ? NONE : { newStock: newStock - 1, partialAmount };
}

/** Returns the amount with another partial amount. The partial amount that it has already is removed. */
export function togglePartial(amounts: Amounts | null, partial: number): Amounts {
  const { newStock, partialAmount } = amounts ?? NONE;
  return { newStock, partialAmount: partialAmount === partial ? 0 : partial };
}
