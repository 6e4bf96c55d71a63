"use client";

import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { now } from "@/lib/core/clock";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { overlayLines } from "@/lib/features/shopping-lists/client/line-writes";
import { useIsBeingCleared } from "@/lib/features/shopping-lists/client/pending-clear";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { asCleared } from "@/lib/features/shopping-lists/model/rules";

/**
 * Returns a fetched list with its pending writes applied. It is shown as cleared while its clearing can still be
 * undone.
 */
export function useShownList(list: ShoppingList | null | undefined) {
  const pending = usePendingWrites("pending");
  const username = useCurrentUser()?.username ?? "";
  const isBeingCleared = useIsBeingCleared(list?.id);
  return useMemo(() => {
    if (!list) return list;
    if (isBeingCleared) return asCleared(list, username, now());
    return overlayLines(list, pending, username);
  }, [list, isBeingCleared, username, pending]);
}
