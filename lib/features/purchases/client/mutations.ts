"use client";

import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure, showToast } from "@/lib/client/toast";
import { now } from "@/lib/core/clock";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { purchaseCopy } from "../model/copy";
import type { MovedLine } from "../model/shown";
import { type NamedLine, putAwayWrites, takeBackWrites } from "./pending-writes";

/**
 * Returns the functions that put lines of a list away and take them back. Both show a toast as soon as the
 * device has stored the write. The write is sent in the background.
 */
export function usePutAway(listId: number) {
  const queue = useWriteQueue();
  const username = useCurrentUser()?.username ?? "";

  async function takeBack(taken: readonly MovedLine[], by: string): Promise<void> {
    const at = now().toISOString();
    const lines = taken.map(({ lineId, itemId, quantity }) => ({ lineId, itemId, quantity }));
    const lineIds = lines.map(({ lineId }) => lineId);
    try {
      await queue.add(
        takeBackWrites.create({ lineIds, by, observedAt: at }, { listId, at, lines }),
      );
      showToast(purchaseCopy.takeBack.success(lines.length));
    } catch {
      showFailure(purchaseCopy.notStored);
    }
  }

  async function putAway(lines: readonly NamedLine[]): Promise<void> {
    const at = now().toISOString();
    const sent = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
    try {
      await queue.add(putAwayWrites.create({ lines: sent, observedAt: at }, { listId, at, lines }));
      showToast({
        ...purchaseCopy.putAway.success(lines.length),
        action: {
          label: purchaseCopy.putAway.takeBack,
          onSelect: () => void takeBack(lines, username),
          isUndo: true,
        },
      });
    } catch {
      showFailure(purchaseCopy.notStored);
    }
  }

  return { putAway, takeBack };
}
