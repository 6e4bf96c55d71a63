import type { PendingWrite } from "@/lib/client/device/pending-write";
import type { Item } from "@/lib/features/items/model/dto";
import type { Count } from "../model/dto";
import { isSameAmount, replaceCount, replaceStock } from "../model/rules";
import type { RecordCount } from "../model/schema";

/** The body of a count as the device sends it to the server. */
export type CountBody = Required<Omit<RecordCount, "onlyIfPending">> &
  Pick<RecordCount, "onlyIfPending">;

/** The item's location at the time of the count. */
export interface CountPlace {
  locationId: number;
}

export type CountEntry = PendingWrite<CountBody, CountPlace>;

/** The cached data of a check to which pending counts are applied before the screens show it. */
export interface CountedData {
  updateId: number;
  items: readonly Item[];
  counts: readonly Count[];
  /** Username of the signed-in person. */
  countedBy: string;
}

/**
 * Returns the data of a check with its pending counts applied. The later of two pending counts of
 * an item wins.
 */
export function overlayCounts(data: CountedData, pending: readonly CountEntry[]): CountedData {
  return inOrder(pending)
    .filter(({ body }) => body.updateId === data.updateId)
    .reduce(withCount, data);
}

/**
 * Returns the items of the household with the pending counts applied to their stock. A count that only confirms the
 * recorded stock does not change it.
 */
export function overlayStock(
  items: readonly Item[],
  pending: readonly CountEntry[],
): readonly Item[] {
  const changing = pending.filter(({ body }) => !body.onlyIfPending);
  return inOrder(changing).reduce<readonly Item[]>(
    (shown, { body }) => replaceStock(shown, { ...body, countedAt: body.observedAt }),
    items,
  );
}

function withCount(data: CountedData, { body }: CountEntry): CountedData {
  const before = data.counts.find(({ itemId }) => itemId === body.itemId);
  if (body.onlyIfPending && before?.basis === "counted") return data;
  const item = data.items.find(({ id }) => id === body.itemId);
  const isRepeat =
    before?.basis === "counted" &&
    isSameAmount(before, body) &&
    // If the stock was changed outside the check since the entry, a count of the same amount is a new count.
    item?.currentStock === before.newStock &&
    item.partialAmount === before.partialAmount;
  const count: Count = {
    // An entry that is not in the cache yet gets a temporary negative id. The server's response
    // contains the id that the database assigned.
    id: before?.id ?? -body.itemId,
    updateId: body.updateId,
    itemId: body.itemId,
    previousStock: before?.previousStock ?? item?.currentStock ?? 0,
    previousPartialAmount: before?.previousPartialAmount ?? item?.partialAmount ?? 0,
    previousCountedAt: before ? before.previousCountedAt : (item?.lastCountedAt ?? null),
    newStock: body.newStock,
    partialAmount: body.partialAmount,
    observedAt: body.observedAt,
    // As on the server, a count of the same amount does not change the person and the time of the entry.
    updatedAt: isRepeat ? before.updatedAt : body.observedAt,
    countedBy: isRepeat ? before.countedBy : data.countedBy,
    basis: "counted",
  };
  return {
    ...data,
    items: replaceStock(data.items, { ...body, countedAt: body.observedAt }),
    counts: replaceCount(data.counts, count),
  };
}

/** Returns pending counts sorted by observation time, then by the sequence in which the device stored them. */
function inOrder(entries: readonly CountEntry[]): CountEntry[] {
  return entries.toSorted(
    (a, b) =>
      Date.parse(a.body.observedAt) - Date.parse(b.body.observedAt) || a.sequence - b.sequence,
  );
}
