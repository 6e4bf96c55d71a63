"use client";

import { useMemo } from "react";
import { useWriteQueueState } from "@/lib/client/pending-writes/use-write-queue";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import {
  type CountEntry,
  countsOf,
  withWaitingCounts,
  withWaitingStock,
} from "@/lib/features/checks/client/pending-counts";
import type { Count } from "@/lib/features/checks/model/dto";
import type { Item } from "@/lib/features/items/model/dto";

interface WithWaiting {
  items: readonly Item[];
  counts: readonly Count[];
  /** What waits of this check on this device, and what the server has refused. */
  waiting: readonly CountEntry[];
  refused: readonly CountEntry[];
}

/** The items and counts of a check with what still waits on this device laid over them. */
export function useWaitingCounts(
  updateId: number | undefined,
  items: readonly Item[] | undefined,
  counts: readonly Count[] | undefined,
): WithWaiting {
  const queue = useWriteQueueState();
  const countedBy = useCurrentUser()?.username ?? "";
  return useMemo(() => {
    const fetched = { items: items ?? [], counts: counts ?? [] };
    if (updateId === undefined) return { ...fetched, waiting: [], refused: [] };
    const waiting = countsOf(queue.waiting, updateId);
    return {
      items: withWaitingStock(fetched.items, waiting),
      counts: withWaitingCounts(fetched.counts, waiting, { items: fetched.items, countedBy }),
      waiting,
      refused: countsOf(queue.refused, updateId),
    };
  }, [queue, updateId, items, counts, countedBy]);
}
