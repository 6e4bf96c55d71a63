"use client";

import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { CountEntry } from "@/lib/features/checks/client/overlay-counts";
import { countsOf, countWrites } from "@/lib/features/checks/client/pending-writes";
import { undoCountWrites, withoutUndone } from "@/lib/features/checks/client/undo-writes";
import type { Count } from "@/lib/features/checks/model/dto";
import type { Item } from "@/lib/features/items/model/dto";

interface WithPending {
  items: readonly Item[];
  counts: readonly Count[];
  /** The pending counts of this check on this device. */
  pending: readonly CountEntry[];
  /** The counts of this check that the server has refused. */
  refused: readonly CountEntry[];
}

/** Returns the items and counts of a check with the pending counts of this device applied. */
export function usePendingCounts(
  updateId: number | undefined,
  items: readonly Item[] | undefined,
  counts: readonly Count[] | undefined,
): WithPending {
  const sending = usePendingWrites("pending");
  const refused = usePendingWrites("refused");
  const countedBy = useCurrentUser()?.username ?? "";
  return useMemo(() => {
    const fetched = { items: items ?? [], counts: counts ?? [] };
    if (updateId === undefined) return { ...fetched, pending: [], refused: [] };
    const left = undoCountWrites.overlay({ ...fetched, countedBy }, sending);
    const pending = withoutUndone(sending);
    const shown = countWrites.overlay({ ...left, updateId }, pending);
    return {
      items: shown.items,
      counts: shown.counts,
      pending: countsOf(pending, updateId),
      refused: countsOf(refused, updateId),
    };
  }, [sending, refused, updateId, items, counts, countedBy]);
}
