import { isAssumed, isSameAmount } from "../model/rules";
import type { CountedData } from "./overlay-counts";

/** An undo of the count that a person (`countedBy`) has made of an item. */
interface Undo {
  itemId: number;
  countedBy: string;
  /** When the person took the count back. Undefined after the server has deleted the count. */
  undoneAt?: string;
}

/**
 * Returns the data of a check without the count of an item, and with the stock that the item had before that count. As
 * on the server, a count of another person and a count that was made after the undo are not removed.
 */
export function withoutCount<D extends Pick<CountedData, "items" | "counts">>(
  data: D,
  { itemId, countedBy, undoneAt }: Undo,
): D {
  const count = data.counts.find((entry) => entry.itemId === itemId);
  if (!count || isAssumed(count) || count.countedBy !== countedBy) return data;
  // `observedAt` is compared and not `updatedAt`: the server can record a count that waited for the network
  // after the person has undone it.
  const seenAt = count.observedAt ?? count.updatedAt;
  if (undoneAt !== undefined && Date.parse(seenAt) > Date.parse(undoneAt)) return data;
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
