"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import type { Item } from "@/lib/features/items/model/dto";
import { usePendingMoves } from "@/lib/features/purchases/client/use-purchases";
import { overlayStockWrites } from "./overlay-stock-writes";
import { appliedWritesQuery } from "./queries";

/** Returns a function that applies the pending purchases, uses and amounts of this device to the stock of items. */
export function useStockOverlay(): (items: readonly Item[]) => readonly Item[] {
  const pending = usePendingWrites("pending");
  const { data: applied } = useQuery(appliedWritesQuery());
  const moves = usePendingMoves();
  return useCallback(
    (items) => {
      const left = pending.filter(({ key }) => !applied?.includes(key));
      return overlayStockWrites(items, { pending: left, moves });
    },
    [pending, applied, moves],
  );
}
