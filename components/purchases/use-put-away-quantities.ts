"use client";

import { useMemo } from "react";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";

/** Returns the whole units of each line that are put away, by the id of the line. None for an earlier list. */
export function usePutAwayQuantities(listId: number): ReadonlyMap<number, number> {
  const purchases = usePurchases();
  return useMemo(() => {
    const lines = purchases?.listId === listId ? purchases.putAway : [];
    return new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  }, [purchases, listId]);
}
