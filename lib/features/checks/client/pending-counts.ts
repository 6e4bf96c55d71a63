import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import type { Item } from "@/lib/features/items/model/dto";
import type { Count } from "../model/dto";
import { replaceCount, replaceStock } from "../model/rules";
import type { RecordCount } from "../model/schema";

const KIND = "count";

/** A count as it is sent. */
export type CountBody = Required<RecordCount>;

/** The item's location at the time of the count. */
interface CountPlace {
  locationId: number;
}

export type CountEntry = PendingWrite<CountBody, CountPlace>;

/** Group of a check's pending writes. */
export const checkGroup = (updateId: number) => `check:${updateId}`;

/** Subject of the counts of an item in a check. */
export const countSubject = (updateId: number, itemId: number) => `count:${updateId}:${itemId}`;

/** Creates the pending write of a count. */
export function countWrite(body: CountBody, place: CountPlace): NewWrite<CountBody, CountPlace> {
  return {
    kind: KIND,
    group: checkGroup(body.updateId),
    subject: countSubject(body.updateId, body.itemId),
    method: "POST",
    path: "/api/inventory-items",
    body,
    place,
  };
}

/** Returns whether a pending write is a count. */
export function isCount(entry: PendingWrite): entry is CountEntry {
  return entry.kind === KIND;
}

/** Returns the counts of a check among pending writes. */
export function countsOf(entries: readonly PendingWrite[], updateId: number): CountEntry[] {
  return entries.filter(isCount).filter(({ body }) => body.updateId === updateId);
}

interface Overlay {
  items: readonly Item[];
  /** Username of the signed-in person. */
  countedBy: string;
}

/**
 * Returns a check's counts with the pending ones in place of the fetched ones: they are what the person on this
 * device saw last. Of two pending counts of an item the later one wins.
 */
export function withWaitingCounts(
  counts: readonly Count[],
  waiting: readonly CountEntry[],
  { items, countedBy }: Overlay,
): readonly Count[] {
  return inOrder(waiting).reduce<readonly Count[]>((all, { body }) => {
    const before = all.find(({ itemId }) => itemId === body.itemId);
    const item = items.find(({ id }) => id === body.itemId);
    const count: Count = {
      // The server's id comes with the answer.
      id: before?.id ?? -body.itemId,
      updateId: body.updateId,
      itemId: body.itemId,
      previousStock: before?.previousStock ?? item?.currentStock ?? 0,
      previousPartialAmount: before?.previousPartialAmount ?? item?.partialAmount ?? 0,
      newStock: body.newStock,
      partialAmount: body.partialAmount,
      updatedAt: body.observedAt,
      countedBy,
      basis: "counted",
    };
    return replaceCount(all, count);
  }, counts);
}

/** Returns the items with the stock that the pending counts will set. */
export function withWaitingStock(
  items: readonly Item[],
  waiting: readonly CountEntry[],
): readonly Item[] {
  return inOrder(waiting).reduce<readonly Item[]>(
    (all, { body }) => replaceStock(all, body),
    items,
  );
}

/** Sorted by observation time, then by sequence. */
function inOrder(entries: readonly CountEntry[]): CountEntry[] {
  return entries.toSorted(
    (a, b) =>
      Date.parse(a.body.observedAt) - Date.parse(b.body.observedAt) || a.sequence - b.sequence,
  );
}
