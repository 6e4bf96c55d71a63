"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { openScreen } from "@/components/checks/shared/screen-address";
import { forgetDraft } from "@/lib/client/device/draft";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure, showToast } from "@/lib/client/toast";
import { useRecordCount } from "@/lib/features/checks/client/mutations";
import { countsOf } from "@/lib/features/checks/client/pending-writes";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { checkCopy } from "@/lib/features/checks/model/copy";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import { countOf, type Selection } from "@/lib/features/checks/model/selection";
import type { Item } from "@/lib/features/items/model/dto";

/** Delay of the next screen after a count was stored, in milliseconds. */
const NAVIGATION_DELAY_MS = 5;

/**
 * Returns the function that confirms a count: the next screen opens once the device has stored it, without waiting for
 * the server.
 */
export function useConfirmCount({ item, next }: { item: Item; next: CheckScreen }) {
  const queryClient = useQueryClient();
  const queue = useWriteQueue();
  const recordCount = useRecordCount();
  const [isSaving, setSaving] = useState(false);

  async function confirm(selection: Selection): Promise<void> {
    if (isSaving) return;
    const amounts = countOf(selection);
    if (!amounts) {
      showFailure(checkCopy.count.nothingChosen);
      return;
    }
    // The check may have ended on another device since this screen was rendered, so the cache is read again.
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    if (!check) {
      showFailure(checkCopy.count.missingData);
      return;
    }
    setSaving(true);
    try {
      await recordCount({ check, item, ...amounts });
      forgetDraft();
      setTimeout(() => {
        // If the server has already refused the count, this screen stays open.
        const refused = countsOf(queue.get().refused, check.id);
        if (refused.some(({ body }) => body.itemId === item.id)) {
          setSaving(false);
          return;
        }
        // The toast and the next screen are set in one render, which is faster on slow phones.
        showToast({ ...checkCopy.count.success, subject: item.name });
        openScreen(next);
      }, NAVIGATION_DELAY_MS);
    } catch {
      showFailure(checkCopy.count.failure);
      setSaving(false);
    }
  }

  return { confirm, isSaving };
}
