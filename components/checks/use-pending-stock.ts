"use client";

import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { overlayStock } from "@/lib/features/checks/client/overlay-counts";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import type { Item } from "@/lib/features/items/model/dto";
import { usePendingMoves } from "@/lib/features/purchases/client/use-purchases";
import { withMoves } from "@/lib/features/purchases/model/shown";

/**
 * Returns the items with the pending counts and purchases of this device applied to their stock, for screens that do not
 * show the running check. Undefined while the items load.
 */
export function usePendingStock(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const { pending } = usePendingWrites();
  const moves = usePendingMoves();
  return useMemo(
    () => items && withMoves(overlayStock(items, countWrites.select(pending)), moves),
    [items, pending, moves],
  );
}
