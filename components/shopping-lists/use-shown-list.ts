"use client";

import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useIsBeingCleared } from "@/lib/features/shopping-lists/client/pending-clear";
import { tickWrites } from "@/lib/features/shopping-lists/client/pending-writes";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";

/**
 * Returns a fetched list with its pending ticks applied. It is empty while its clearing can still
 * be undone.
 */
export function useShownList(list: ShoppingList | null | undefined) {
  const { pending } = usePendingWrites();
  const isBeingCleared = useIsBeingCleared(list?.id);
  return useMemo(() => {
    if (!list) return list;
    return isBeingCleared ? { ...list, items: [] } : tickWrites.overlay(list, pending);
  }, [list, isBeingCleared, pending]);
}
