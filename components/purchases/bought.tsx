"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";

const NOTHING: ReadonlyMap<number, number> = new Map();

const BoughtContext = createContext(NOTHING);

/** Returns the whole units that were put away since the last check, by item id. */
export function useBought(): ReadonlyMap<number, number> {
  const purchases = usePurchases();
  return useMemo(
    () => new Map(purchases?.putAway.map(({ itemId, quantity }) => [itemId, quantity])),
    [purchases],
  );
}

/** Provides `BoughtNote` of each row of a list with what was bought, by one query for all rows. */
export function BoughtProvider({ children }: { children: ReactNode }) {
  return <BoughtContext value={useBought()}>{children}</BoughtContext>;
}

/** Shows how much of the stock was put away since the item was counted: ", 3 bought". */
export function BoughtNote({ itemId }: { itemId: number }) {
  const bought = useContext(BoughtContext).get(itemId);
  return bought ? <span className="min-w-0 truncate">{`, ${bought} bought`}</span> : null;
}
