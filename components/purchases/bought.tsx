"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Item } from "@/lib/features/items/model/dto";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import type { PurchasedLine } from "@/lib/features/purchases/model/dto";
import { boughtInStock, byItem } from "@/lib/features/purchases/model/shown";

type Bought = ReadonlyMap<number, readonly PurchasedLine[]>;

const BoughtContext = createContext<Bought>(new Map());

/** Returns what was put away since the last check, by item id. */
export function useBought(): Bought {
  const purchases = usePurchases();
  return useMemo(() => byItem(purchases?.putAway ?? []), [purchases]);
}

/** Provides what was bought to each row of a list, by one query for all rows. */
export function BoughtProvider({ children }: { children: ReactNode }) {
  return <BoughtContext value={useBought()}>{children}</BoughtContext>;
}

/** Returns what was put away of an item since the last check; undefined for nothing. */
export function useBoughtOf({ id }: Item): readonly PurchasedLine[] | undefined {
  return useContext(BoughtContext).get(id);
}

/** Returns how much of the stock was put away since the item was counted; 0 for nothing. */
export function useBoughtInStock(item: Item): number {
  return boughtInStock(item, useBoughtOf(item));
}
