"use client";

import { useState } from "react";
import { openScreen } from "@/components/checks/shared/screen-address";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure, showToast } from "@/lib/client/toast";
import { countsOf } from "@/lib/features/checks/client/pending-writes";
import { checkCopy } from "@/lib/features/checks/model/copy";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import { countOf, type Selection } from "@/lib/features/checks/model/selection";
import type { Item } from "@/lib/features/items/model/dto";
import { useSaveCount } from "./use-save-count";

/** Delay of the next screen after a count was stored, in milliseconds. */
const NAVIGATION_DELAY_MS = 5;

interface ConfirmCount {
  updateId: number;
  item: Item;
  /** The screen that a confirmed count opens. */
  next: CheckScreen;
  /** Called when the count is stored. */
  onStored: () => void;
}

/**
 * Returns the function that confirms a count: the next screen opens once the device has stored it, without waiting for
 * the server.
 */
export function useConfirmCount({ updateId, item, next, onStored }: ConfirmCount) {
  const queue = useWriteQueue();
  const saveCount = useSaveCount(item, updateId);
  const [isSaving, setSaving] = useState(false);

  async function confirm(selection: Selection): Promise<void> {
    if (isSaving) return;
    const amounts = countOf(selection);
    if (!amounts) {
      showFailure(checkCopy.count.nothingChosen);
      return;
    }
    setSaving(true);
    if (!(await saveCount(amounts))) {
      setSaving(false);
      return;
    }
    onStored();
    setTimeout(() => {
      // If the server has already refused the count, this screen stays open.
      const refused = countsOf(queue.get().refused, updateId);
      if (refused.some(({ body }) => body.itemId === item.id)) {
        setSaving(false);
        return;
      }
      // The toast and the next screen are set in one render, which is faster on slow phones.
      showToast({ ...checkCopy.count.success, subject: item.name });
      openScreen(next);
    }, NAVIGATION_DELAY_MS);
  }

  return { confirm, isSaving };
}
