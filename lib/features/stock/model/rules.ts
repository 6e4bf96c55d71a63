import { MAX_WHOLE, partials, stockAmount, WHOLE } from "@/lib/core/amount";
import {
  type Bought,
  boughtKey,
  type ChangedStock,
  type Stock,
  stockWith,
  stockWithout,
} from "@/lib/features/purchases/model/rules";

/** A journal entry that changes the stock by an amount, in 300ths of a unit. */
export interface StockEntry extends Bought {
  kind: "put_away" | "taken_back" | "used" | "use_reversed";
  quantity: number;
  /** Null after the deletion of the account. */
  userId: number | null;
}

/** Returns the entry of the latest use that was not reversed. `entries` are those of one person, the latest first. */
export function useToReverse<E extends { kind: string }>(entries: readonly E[]): E | null {
  let reversed = 0;
  for (const entry of entries) {
    if (entry.kind === "use_reversed") reversed += 1;
    else if (entry.kind === "used" && reversed === 0) return entry;
    else if (entry.kind === "used") reversed -= 1;
  }
  return null;
}

/**
 * Returns the stock with what a use had taken off. A use takes only the partial amount, such as ⅓, if there is no whole
 * unit. An amount that was seen before the use can arrive after it and make the stock 1½, for example. The sum of 1½
 * and ⅓ cannot be stored, so a whole unit is added in such a case.
 * @param taken in 300ths of a unit
 */
export function stockWithUnused(stock: Stock, taken: number): ChangedStock {
  const before = stockAmount(stock.currentStock, stock.partialAmount);
  const after = Math.min(before + taken, MAX_WHOLE * WHOLE + (before % WHOLE));
  const partial = partials.find(({ amount }) => amount === after % WHOLE);
  if (!partial) return stockWith(stock, unitsOf(taken));
  return {
    currentStock: Math.floor(after / WHOLE),
    partialAmount: partial.value,
    changed: after - before,
  };
}

/**
 * Returns the stock after an amount was seen and `later` entries changed it, in the order in which they were appended.
 */
export function stockSince(seen: Stock, later: readonly StockEntry[]): Stock {
  return withoutReversed(later).reduce<Stock>((stock, { kind, quantity }) => {
    const change = kind === "put_away" ? stockWith : stockWithout;
    const { currentStock, partialAmount } = change(stock, unitsOf(quantity));
    return { currentStock, partialAmount };
  }, seen);
}

/**
 * Returns the entries without the uses that were reversed and the purchases that were taken back, and without the
 * entries that did so. A reversal is also left out if its use or purchase is not among the entries: that happened
 * before the stock was seen, so the seen stock already contains it and does not change by the reversal.
 */
function withoutReversed(entries: readonly StockEntry[]): StockEntry[] {
  return entries.reduce<StockEntry[]>((left, entry) => {
    if (entry.kind === "used" || entry.kind === "put_away") return [...left, entry];
    const reversed = left.findLastIndex((other) =>
      entry.kind === "use_reversed"
        ? other.kind === "used" && other.userId === entry.userId
        : other.kind === "put_away" && boughtKey(other) === boughtKey(entry),
    );
    return reversed === -1 ? left : left.toSpliced(reversed, 1);
  }, []);
}

/** Returns a change in whole units, rounded up: a use that has taken only a partial amount is one unit. */
function unitsOf(quantity: number): number {
  return Math.ceil(quantity / WHOLE);
}
