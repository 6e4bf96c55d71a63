"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useCached } from "@/lib/client/use-cached";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { Purchases } from "../model/dto";
import { movesBetween, type StockMove } from "../model/shown";
import { overlayPurchases, putAwayWrites, takeBackWrites } from "./pending-writes";
import { purchasesQuery } from "./queries";

const NO_MOVES: readonly StockMove[] = [];

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
  const pending = usePendingWrites("pending");
  const isMoving = [putAwayWrites, takeBackWrites].some((kind) => kind.select(pending).length > 0);
  const fetched = useCached(purchasesQuery().queryKey, isMoving);
  const username = useCurrentUser()?.username ?? "";
  return useMemo(() => {
    if (!fetched) return NO_MOVES;
    const { purchases } = overlayPurchases({ purchases: fetched, username }, pending);
    return movesBetween(fetched, purchases);
  }, [fetched, username, pending]);
}
