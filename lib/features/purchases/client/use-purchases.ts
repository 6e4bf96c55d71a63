"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { Purchases } from "../model/dto";
import { movesBetween, type StockMove } from "../model/shown";
import { overlayPurchases } from "./pending-writes";
import { purchasesQuery } from "./queries";

/** Returns what was put away of the latest list, with the pending writes of this device. Undefined while it loads. */
export function usePurchases(): Purchases | undefined {
  const { data } = useQuery(purchasesQuery());
  const pending = usePendingWrites("pending");
  const username = useCurrentUser()?.username ?? "";
  return useMemo(
    () => data && overlayPurchases({ purchases: data, username }, pending).purchases,
    [data, username, pending],
  );
}

/** Returns the stock that the pending writes of this device add to items or remove from them. */
export function usePendingMoves(): readonly StockMove[] {
  const { data } = useQuery(purchasesQuery());
  const shown = usePurchases();
  return useMemo(() => (data && shown ? movesBetween(data, shown) : []), [data, shown]);
}
