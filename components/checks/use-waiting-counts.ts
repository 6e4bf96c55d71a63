"use client";

import { useMemo } from "react";
import { useOutboxState } from "@/lib/client/outbox/use-outbox";
import { useCurrentUser } from "@/lib/features/accounts/queries";
import type { Count } from "@/lib/features/checks/dto";
import {
  countsOf,
  withWaitingCounts,
  withWaitingStock,
  type CountEntry,
} from "@/lib/features/checks/waiting-counts";
import type { Item } from "@/lib/features/items/dto";

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
  const outbox = useOutboxState();
  const countedBy = useCurrentUser()?.username ?? "";
  return useMemo(() => {
    const fetched = { items: items ?? [], counts: counts ?? [] };
    if (updateId === undefined) return { ...fetched, waiting: [], refused: [] };
    const waiting = countsOf(outbox.waiting, updateId);
    return {
      items: withWaitingStock(fetched.items, waiting),
      counts: withWaitingCounts(fetched.counts, waiting, { items: fetched.items, countedBy }),
      waiting,
      refused: countsOf(outbox.refused, updateId),
    };
  }, [outbox, updateId, items, counts, countedBy]);
}
