"use client";

import { useMemo } from "react";
import { useWriteQueueState } from "@/lib/client/pending-writes/use-write-queue";
import { useIsBeingCleared } from "@/lib/features/shopping-lists/client/pending-clear";
import { withWaitingTicks } from "@/lib/features/shopping-lists/client/pending-ticks";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";

/** A fetched list as it will be when what waits on this device has arrived: ticks, and a clear that can still be undone. */
export function useShownList(list: ShoppingList | null | undefined) {
  const { waiting } = useWriteQueueState();
  const isBeingCleared = useIsBeingCleared(list?.id);
  return useMemo(() => {
    if (!list) return list;
    return isBeingCleared ? { ...list, items: [] } : withWaitingTicks(list, waiting);
  }, [list, isBeingCleared, waiting]);
}
