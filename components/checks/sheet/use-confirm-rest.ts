"use client";

import { useState } from "react";
import { useSaveCount } from "@/components/checks/count/use-save-count";
import { useTakeBack } from "@/components/checks/count/use-take-back";
import { showToast, withUndo } from "@/lib/client/toast";
import { now } from "@/lib/core/clock";
import type { Amounts } from "@/lib/features/checks/model/rules";
import { sheetCopy } from "@/lib/features/checks/model/sheet-copy";
import type { Item } from "@/lib/features/items/model/dto";

/**
 * The shortest time for which the button stays busy, in milliseconds. The second tap of a double tap must not open a
 * screen.
 */
const DOUBLE_TAP_MS = 350;

/** An item and the amount that the sheet shows for it. */
export interface ShownRow {
  item: Item;
  amounts: Amounts;
}

/**
 * Returns the function that records the shown amounts of rows as counts. A count that somebody else has made in the
 * meantime is kept. The toast offers to undo all recorded counts.
 */
export function useConfirmRest(updateId: number) {
  const saveCount = useSaveCount(updateId);
  const takeBack = useTakeBack(updateId);
  const [isConfirming, setConfirming] = useState(false);

  async function undo(items: readonly Item[], undoneAt: Date): Promise<void> {
    for (const item of items) {
      if (!(await takeBack(item, undoneAt))) return;
    }
  }

  /** `settle` records the row that the person is changing. Its count is older than those of the other rows. */
  async function confirm(rows: readonly ShownRow[], settle: () => Promise<void>): Promise<void> {
    setConfirming(true);
    const pause = new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS));
    await settle();
    const stored: Item[] = [];
    for (const { item, amounts } of rows) {
      if (!(await saveCount(item, amounts, { onlyIfPending: true }))) break;
      stored.push(item);
    }
    // A later count of the same item is not undone.
    const undoneAt = now();
    if (stored.length === rows.length) {
      showToast(withUndo(sheetCopy.confirmed(stored.length), () => void undo(stored, undoneAt)));
    }
    await pause;
    setConfirming(false);
  }

  return { confirm, isConfirming };
}
