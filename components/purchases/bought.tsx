"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Item } from "@/lib/features/items/model/dto";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import type { PutAwayLine } from "@/lib/features/purchases/model/dto";
import { isInStock } from "@/lib/features/purchases/model/shown";

type Bought = ReadonlyMap<number, PutAwayLine>;

const BoughtContext = createContext<Bought>(new Map());

/** Returns what was put away of the latest list, by item id. */
export function useBought(): Bought {
  const purchases = usePurchases();
  return useMemo(() => new Map(purchases?.putAway.map((line) => [line.itemId, line])), [purchases]);
}

/** Provides `BoughtNote` of each row of a list with what was bought, by one query for all rows. */
export function BoughtProvider({ children }: { children: ReactNode }) {
  return <BoughtContext value={useBought()}>{children}</BoughtContext>;
}

/** Shows how much of the stock was put away since the item was counted: ", 3 bought". */
export function BoughtNote({ item }: { item: Item }) {
  const line = useContext(BoughtContext).get(item.id);
  if (!line || !isInStock(item, line)) return null;
  return <span className="min-w-0 truncate">{`, ${line.quantity} bought`}</span>;
}
