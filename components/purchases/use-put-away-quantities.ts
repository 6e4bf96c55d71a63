"use client";

import { useCallback, useMemo } from "react";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import { type Bought, boughtKey } from "@/lib/features/purchases/model/rules";

/**
 * Returns a function that returns the whole units of a line or an addition that are put away; 0 for none, and for an
 * earlier list.
 * @param listId the list on the screen; null for a household without lists
 */
export function usePutAwayQuantities(listId: number | null): (thing: Bought) => number {
  const purchases = usePurchases();
  const quantities = useMemo(() => {
    const putAway = purchases?.listId === listId ? purchases.putAway : [];
    return new Map(putAway.map((thing) => [boughtKey(thing), thing.quantity]));
  }, [purchases, listId]);
  return useCallback((thing) => quantities.get(boughtKey(thing)) ?? 0, [quantities]);
}
