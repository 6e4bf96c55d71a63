"use client";

import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { waitingDetail } from "@/lib/client/pending-writes/waiting-detail";
import { showToast, TOAST_DURATION_MS, withUndo } from "@/lib/client/toast";
import { formatStock } from "@/lib/core/amount";
import { countCopy } from "@/lib/features/checks/model/count-copy";
import type { Amounts } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";

/** Returns the function that shows the toast of a count that the device has stored. `undo` adds a button. */
export function useRecordedToast(item: Item): (amounts: Amounts, undo?: () => void) => void {
  const queue = useWriteQueue();
  return ({ newStock, partialAmount }, undo) => {
    const amount = formatStock(newStock, partialAmount);
    const recorded = {
      ...countCopy.recorded({ item: item.name, amount }),
      ...waitingDetail(queue),
    };
    // Without this duration, `withUndo` would show the toast longer than a toast of a count without a button.
    showToast(undo ? { ...withUndo(recorded, undo), durationMs: TOAST_DURATION_MS } : recorded);
  };
}
