import type { QueryClient } from "@tanstack/react-query";
import { cancelRefetch } from "@/lib/client/cancel-refetch";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import {
  isNumber,
  isOneOf,
  isString,
  isStringIfAny,
  isStringOrNull,
} from "@/lib/client/pending-writes/has-shape";
import {
  definePendingWrite,
  type SettleContext,
} from "@/lib/client/pending-writes/pending-write-kind";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { cancelItemsRefetch, repeatItemsRefetch } from "@/lib/features/items/client/items-refetch";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { Count } from "../model/dto";
import { replaceCount, replaceStock } from "../model/rules";
import {
  type CountBody,
  type CountedData,
  type CountEntry,
  type CountPlace,
  overlayCounts,
} from "./overlay-counts";
import { activeCheckQuery, countsQuery } from "./queries";

/** Delay before the counts are refetched after a saved count, in milliseconds. */
const REFETCH_DELAY_MS = 100;

/** Returns the group of the pending writes of a check. */
export const checkGroup = (updateId: number) => `check:${updateId}`;

/** Returns the `subject` of a pending count: a key for the item's entry in the check. */
export const countSubject = (updateId: number, itemId: number) => `count:${updateId}:${itemId}`;

/** Returns the counts of a check among pending writes. */
export function countsOf(entries: readonly PendingWrite[], updateId: number): CountEntry[] {
  return countWrites.select(entries).filter(({ body }) => body.updateId === updateId);
}

/** The pending write kind of the counts of a check. */
export const countWrites = definePendingWrite<{
  body: CountBody;
  place: CountPlace;
  answer: Count;
  data: CountedData;
}>({
  kind: "count",
  noun: "count",
  request: ({ updateId, itemId }) => ({
    method: "POST",
    path: "/api/inventory-items",
    group: checkGroup(updateId),
    subject: countSubject(updateId, itemId),
    needs: isTemporaryId(itemId) ? itemId : undefined,
  }),
  answer: {
    id: isNumber,
    updateId: isNumber,
    itemId: isNumber,
    previousStock: isNumber,
    previousPartialAmount: isNumber,
    previousCountedAt: isStringOrNull,
    newStock: isNumber,
    partialAmount: isNumber,
    observedAt: isStringIfAny,
    updatedAt: isString,
    countedBy: isString,
    basis: isOneOf("counted", "assumed"),
  },
  overlay: overlayCounts,
  // The response contains the count that is valid now. It can be a later count by another person.
  onSent({ body }, answer, { queryClient, otherPending }) {
    const { queryKey } = countsQuery(body.updateId);
    cancelRefetch(queryClient, queryKey);
    queryClient.setQueryData(queryKey, (counts) => counts && replaceCount(counts, answer));
    const { queryKey: itemsKey } = itemsQuery();
    cancelItemsRefetch(queryClient);
    queryClient.setQueryData(
      itemsKey,
      (items) => items && replaceStock(items, { ...answer, countedAt: answer.updatedAt }),
    );
    refetchSoon(queryClient, body.updateId, otherPending);
  },
  // The code for refused counts is loaded on demand, because the screens of a check rarely need it.
  async onRefused(entry, error, context) {
    const { updateId } = entry.body;
    const { queryClient, otherPending } = context;
    const { refuseCount } = await import("./refuse-count");
    return refuseCount(entry, error, {
      ...context,
      countOthers: () => countsOf(otherPending(), updateId).length,
      refetchSoon: () => refetchSoon(queryClient, updateId, otherPending),
    });
  },
  onSentElsewhere({ queryClient, otherPending }) {
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    if (check) refetchSoon(queryClient, check.id, otherPending);
  },
  keepsRefused: true,
});

/**
 * Refetches the counts, and the items if their refetch was cancelled when the response to a count arrived.
 * Does nothing while another count of the check is pending. The response to that count causes the refetch;
 * an earlier refetch would show the old amount again.
 */
export function refetchSoon(
  queryClient: QueryClient,
  updateId: number,
  otherPending: SettleContext["otherPending"],
): void {
  // The open screen already shows the counted stock. The items are therefore marked as stale and refetched
  // when another screen opens. They are refetched now only if their refetch was cancelled when a response
  // arrived.
  void queryClient.invalidateQueries({ queryKey: itemsQuery().queryKey, refetchType: "none" });
  setTimeout(() => {
    if (countsOf(otherPending(), updateId).length > 0) return;
    void queryClient.invalidateQueries({ queryKey: countsQuery(updateId).queryKey });
    repeatItemsRefetch(queryClient);
  }, REFETCH_DELAY_MS);
}
