"use client";

import { useMemo } from "react";
import { useOutboxState } from "@/lib/client/outbox/use-outbox";
import type { ShoppingList } from "@/lib/features/shopping-lists/dto";
import { useIsBeingCleared } from "@/lib/features/shopping-lists/pending-clear";
import { withWaitingTicks } from "@/lib/features/shopping-lists/waiting-ticks";

/** A fetched list as it will be when what waits on this device has arrived: ticks, and a clear that can still be undone. */
export function useShownList(list: ShoppingList | null | undefined) {
  const { waiting } = useOutboxState();
  const isBeingCleared = useIsBeingCleared(list?.id);
  return useMemo(() => {
    if (!list) return list;
    return isBeingCleared ? { ...list, items: [] } : withWaitingTicks(list, waiting);
  }, [list, isBeingCleared, waiting]);
}
