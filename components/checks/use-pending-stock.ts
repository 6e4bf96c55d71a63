"use client";

import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useCached } from "@/lib/client/use-cached";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { overlayStock } from "@/lib/features/checks/client/overlay-counts";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { activeCheckQuery, countsQuery } from "@/lib/features/checks/client/queries";
import { undoCountWrites, withoutUndone } from "@/lib/features/checks/client/undo-writes";
import type { Item } from "@/lib/features/items/model/dto";
import { useStockOverlay } from "@/lib/features/stock/client/use-stock-overlay";

/**
 * Returns the items with the pending counts, purchases, uses and amounts of this device applied to their stock, for
 * screens that do not show the running check. Undefined while the items load. A pending undo of a sent count is applied
 * if the counts of the running check are cached, because they contain the stock before the check.
 */
export function usePendingStock(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const pending = usePendingWrites("pending");
  const overlay = useStockOverlay();
  const countedBy = useCurrentUser()?.username ?? "";
  const hasUndo = undoCountWrites.select(pending).length > 0;
  const check = useCached(activeCheckQuery().queryKey, hasUndo);
  const counts = useCached(countsQuery(check?.id ?? 0).queryKey, hasUndo);
  return useMemo(() => {
    if (!items) return undefined;
    const left = counts
      ? undoCountWrites.overlay({ items, counts, countedBy }, pending).items
      : items;
    return overlay(overlayStock(left, countWrites.select(withoutUndone(pending))));
  }, [items, counts, pending, overlay, countedBy]);
}
