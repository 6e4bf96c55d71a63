import type { Item } from "@/lib/features/items/model/dto";

/** What the screens show of a write while it is pending. */
export interface StockPlace {
  itemId: number;
  /** The name of the item, for the message of a refused write. */
  name: string;
  /** When the person tapped, in ISO 8601. It tells the uses of an item apart. */
  at: string;
}

/** A use that is undone. */
export interface UndoPlace extends StockPlace {
  /** `at` of the use. */
  usedAt: string;
  /** What the use has taken off, in 300ths of a unit. */
  taken: number;
}

export interface SetPlace extends StockPlace {
  /** The amount with its unit, for the message of a refused write. */
  amount: string;
}

/** The fields of an item that the device takes over from the answer to a use, an undone use or a set amount. */
export type StockAnswer = Pick<Item, "id" | "currentStock" | "partialAmount" | "lastCountedAt">;

type Change = Partial<Pick<Item, "currentStock" | "partialAmount" | "lastCountedAt">>;

/** Returns the items with one of them changed. */
export function withItem(
  items: readonly Item[],
  itemId: number,
  change: (item: Item) => Change,
): readonly Item[] {
  return items.map((item) => {
    if (item.id !== itemId) return item;
    const { currentStock, partialAmount, lastCountedAt } = { ...item, ...change(item) };
    return { ...item, currentStock, partialAmount, lastCountedAt };
  });
}

/**
 * Returns whether the stock of an item was seen after a moment, in ISO 8601. As on the server, such a stock already
 * includes the changes up to that moment.
 */
export function isSeenSince({ lastCountedAt }: Pick<Item, "lastCountedAt">, at: string): boolean {
  return lastCountedAt !== null && Date.parse(lastCountedAt) > Date.parse(at);
}
