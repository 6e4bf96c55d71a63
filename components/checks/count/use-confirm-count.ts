"use client";

import { useState } from "react";
import { openScreen } from "@/components/checks/shared/screen-address";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure } from "@/lib/client/toast";
import { countsOf } from "@/lib/features/checks/client/pending-writes";
import { checkCopy } from "@/lib/features/checks/model/copy";
import type { Count } from "@/lib/features/checks/model/dto";
import type { CheckScreen, CountScreenName } from "@/lib/features/checks/model/screen-sequence";
import { countOf, type Selection } from "@/lib/features/checks/model/selection";
import type { Item } from "@/lib/features/items/model/dto";
import { useRecordedToast } from "./use-recorded-toast";
import { useSaveCount } from "./use-save-count";
import { useUndo } from "./use-undo";

/** Delay of the next screen after a count was stored, in milliseconds. */
const NAVIGATION_DELAY_MS = 5;

interface ConfirmCount {
  name: CountScreenName;
  updateId: number;
  item: Item;
  /** The entry that the item has before the count. */
  before: Count | undefined;
  /** The screen that a confirmed count opens. */
  next: CheckScreen;
  /** Called when the count is stored. */
  onStored: () => void;
}

/**
 * Returns the function that confirms a count: the next screen opens once the device has stored it, without waiting for
 * the server. Its toast offers to undo the count.
 */
export function useConfirmCount({ next, onStored, ...counted }: ConfirmCount) {
  const { updateId, item } = counted;
  const queue = useWriteQueue();
  const saveCount = useSaveCount(item, updateId);
  const showRecorded = useRecordedToast(item);
  const undo = useUndo(counted);
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
      showRecorded(amounts, () => void undo(amounts));
      openScreen(next);
    }, NAVIGATION_DELAY_MS);
  }

  return { confirm, isSaving };
}
