"use client";

import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { overlayStock } from "@/lib/features/checks/client/overlay-counts";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { withoutUndone } from "@/lib/features/checks/client/undo-writes";
import type { Item } from "@/lib/features/items/model/dto";
import { useStockOverlay } from "@/lib/features/stock/client/use-stock-overlay";

/**
 * Returns the items with the pending counts, purchases, uses and amounts of this device applied to their stock, for
 * screens that do not show the running check. Undefined while the items load.
 */
export function usePendingStock(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const { pending } = usePendingWrites();
  const overlay = useStockOverlay();
  return useMemo(
    () => items && overlay(overlayStock(items, countWrites.select(withoutUndone(pending)))),
    [items, pending, overlay],
  );
}
