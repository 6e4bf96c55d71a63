"use client";

import { useMemo } from "react";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { useAdditions } from "@/lib/features/shopping-additions/client/use-additions";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { useIsBeingCleared } from "@/lib/features/shopping-lists/client/pending-clear";

/**
 * Returns what people have written on the shopping list. While the clearing of the latest list can still be undone,
 * ticked additions are left out.
 */
export function useShownAdditions(latestListId: number | undefined): readonly Addition[] {
  const additions = useAdditions(useCurrentUser()?.username ?? "");
  const isBeingCleared = useIsBeingCleared(latestListId);
  return useMemo(
    () => (isBeingCleared ? additions.filter(({ purchased }) => !purchased) : additions),
    [additions, isBeingCleared],
  );
}
