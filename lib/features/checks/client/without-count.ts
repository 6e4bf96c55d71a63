import { isAssumed, isSameAmount } from "../model/rules";
import type { CountedData } from "./overlay-counts";

/** An undo: whose count of which item it takes back, and when. */
interface Undo {
  itemId: number;
  countedBy: string;
  undoneAt: string;
}

/**
 * Returns the data of a check in which an item has no count and its stock is the one before the check. As on the
 * server, a count of another person and a later one stay.
 */
export function withoutCount<D extends Pick<CountedData, "items" | "counts">>(
  data: D,
  { itemId, countedBy, undoneAt }: Undo,
): D {
  const count = data.counts.find((entry) => entry.itemId === itemId);
  if (!count || isAssumed(count) || count.countedBy !== countedBy) return data;
  if (Date.parse(count.updatedAt) > Date.parse(undoneAt)) return data;
  const before = {
    currentStock: count.previousStock,
    partialAmount: count.previousPartialAmount,
    lastCountedAt: count.previousCountedAt,
  };
  return {
    ...data,
    counts: data.counts.filter((entry) => entry !== count),
    items: data.items.map((item) =>
      item.id === itemId &&
      isSameAmount(count, { newStock: item.currentStock, partialAmount: item.partialAmount })
        ? { ...item, ...before }
        : item,
    ),
  };
}
