import type { NewWrite, PendingWrite } from "@/lib/client/device/pending-write";
import type { Item } from "@/lib/features/items/model/dto";
import type { Count } from "../model/dto";
import { replaceCount, replaceStock } from "../model/rules";
import type { RecordCount } from "../model/schema";

const KIND = "count";

/** A count as it is sent. */
export type CountBody = Required<RecordCount>;

/** Where the item was when it was counted. */
interface CountPlace {
  locationId: number;
}

export type CountEntry = PendingWrite<CountBody, CountPlace>;

/** What the queue holds of one check. */
export const checkGroup = (updateId: number) => `check:${updateId}`;

/** What a count of an item in a check is about. */
export const countSubject = (updateId: number, itemId: number) => `count:${updateId}:${itemId}`;

/** A count as a write for the queue. */
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

/** Whether an entry is a count: only `countWrite` makes that kind. */
export function isCount(entry: PendingWrite): entry is CountEntry {
  return entry.kind === KIND;
}

/** The counts of a check among entries. */
export function countsOf(entries: readonly PendingWrite[], updateId: number): CountEntry[] {
  return entries.filter(isCount).filter(({ body }) => body.updateId === updateId);
}

interface Overlay {
  items: readonly Item[];
  /** The username of whoever uses this device. */
  countedBy: string;
}

/**
 * The counts of a check as they will be when everything that waits has arrived. What waits is what the
 * person on this device saw last, so it stands over what was fetched; of two, the later one stands.
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
      // The server's own id comes with its answer.
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

/** The items with the stock that they will have when everything that waits has arrived. */
export function withWaitingStock(
  items: readonly Item[],
  waiting: readonly CountEntry[],
): readonly Item[] {
  return inOrder(waiting).reduce<readonly Item[]>(
    (all, { body }) => replaceStock(all, body),
    items,
  );
}

/** The earlier observation first; of the same moment, the one that was made first. */
function inOrder(entries: readonly CountEntry[]): CountEntry[] {
  return entries.toSorted(
    (a, b) =>
      Date.parse(a.body.observedAt) - Date.parse(b.body.observedAt) || a.sequence - b.sequence,
  );
}
