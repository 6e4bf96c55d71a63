import { cancelRefetch } from "@/lib/client/cancel-refetch";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { isBoolean } from "@/lib/client/pending-writes/has-shape";
import { definePendingWrite } from "@/lib/client/pending-writes/pending-write-kind";
import { showFailure } from "@/lib/client/toast";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { cancelItemsRefetch } from "@/lib/features/items/client/items-refetch";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { UndoneCount } from "../model/dto";
import type { UndoCount } from "../model/schema";
import type { CountedData, CountPlace } from "./overlay-counts";
import { checkGroup, countSubject, countWrites, refetchSoon } from "./pending-writes";
import { activeCheckQuery, countsQuery } from "./queries";
import { withoutCount } from "./without-count";

/** The pending write kind of counts that are taken back. */
export const undoCountWrites = definePendingWrite<{
  body: UndoCount;
  place: CountPlace;
  answer: UndoneCount;
  data: Pick<CountedData, "items" | "counts" | "countedBy">;
}>({
  kind: "undoCount",
  noun: "change",
  request: ({ updateId, itemId }) => ({
    method: "POST",
    path: "/api/inventory-items/undo",
    group: checkGroup(updateId),
    subject: countSubject(updateId, itemId),
    needs: isTemporaryId(itemId) ? itemId : undefined,
  }),
  answer: { isUndone: isBoolean },
  overlay: (data, undone) =>
    undone.reduce(
      (shown, { body }) => withoutCount(shown, { ...body, countedBy: data.countedBy }),
      data,
    ),
  onSent({ body }, { isUndone }, { queryClient, otherPending, username }) {
    const { queryKey } = countsQuery(body.updateId);
    const { queryKey: itemsKey } = itemsQuery();
    const counts = queryClient.getQueryData(queryKey);
    const items = queryClient.getQueryData(itemsKey);
    if (isUndone && counts && items) {
      cancelRefetch(queryClient, queryKey);
      cancelItemsRefetch(queryClient);
      const left = withoutCount({ items, counts }, { itemId: body.itemId, countedBy: username });
      queryClient.setQueryData(queryKey, [...left.counts]);
      queryClient.setQueryData(itemsKey, [...left.items]);
    }
    refetchSoon(queryClient, body.updateId, otherPending);
  },
  // The texts are loaded on demand, because an undo is rarely refused.
  async onRefused({ body }, _error, { queryClient, otherPending }) {
    const { countCopy } = await import("../model/count-copy");
    const items = queryClient.getQueryData(itemsQuery().queryKey);
    showFailure(countCopy.notUndone(items?.find(({ id }) => id === body.itemId)?.name));
    void queryClient.invalidateQueries({ queryKey: activeCheckQuery().queryKey });
    refetchSoon(queryClient, body.updateId, otherPending);
  },
  keepsRefused: false,
});

/** Returns the pending writes without the counts that a later pending write takes back. */
export function withoutUndone(pending: readonly PendingWrite[]): readonly PendingWrite[] {
  const undone = undoCountWrites.select(pending);
  if (undone.length === 0) return pending;
  const counts = new Set(
    countWrites
      .select(pending)
      .filter((count) =>
        undone.some(
          ({ subject, sequence, body: { undoneAt } }) =>
            subject === count.subject &&
            sequence > count.sequence &&
            Date.parse(count.body.observedAt) <= Date.parse(undoneAt),
        ),
      )
      .map(({ sequence }) => sequence),
  );
  return pending.filter(({ sequence }) => !counts.has(sequence));
}
