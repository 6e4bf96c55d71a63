"use client";

import { useMemo } from "react";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";

const NOTHING: readonly Line[] = [];

/** Returns the ticked lines that are not put away; none for an earlier list or while the purchases load. */
export function useLeftToPutAway({ id, items }: ShoppingList): readonly Line[] {
  const purchases = usePurchases();
  return useMemo(() => {
    if (purchases?.listId !== id) return NOTHING;
    const done = new Set(purchases.putAway.map(({ lineId }) => lineId));
    return items.filter((line) => line.purchased && !done.has(line.id));
  }, [purchases, id, items]);
}
