"use client";

import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import type { Shopped } from "@/lib/features/purchases/model/left";
import { isAllBought } from "@/lib/features/shopping-lists/model/rules";
import { useLeftToPutAway } from "./use-left-to-put-away";

/** Returns whether everything on the latest list is bought and put away, so that the list has served its purpose. */
export function useIsPutAway({ list, additions }: Shopped): boolean {
  const purchases = usePurchases();
  const left = useLeftToPutAway({ list, additions });
  return (
    list !== null &&
    purchases?.listId === list.id &&
    purchases.putAway.length > 0 &&
    left.length === 0 &&
    isAllBought([...list.items, ...additions])
  );
}
