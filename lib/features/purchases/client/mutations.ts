"use client";

import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure, showToast } from "@/lib/client/toast";
import { now } from "@/lib/core/clock";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { purchaseCopy } from "../model/copy";
import type { MovedLine } from "../model/shown";
import { type NamedLine, putAwayWrites, takeBackWrites } from "./pending-writes";

/**
 * Returns the functions that put lines and additions away and take them back. Both show a toast as soon as the device
 * has stored the write. The write is sent in the background.
 * @param listId the latest list; null for a household without lists
 */
export function usePutAway(listId: number | null) {
  const queue = useWriteQueue();
  const username = useCurrentUser()?.username ?? "";

  async function takeBack(taken: readonly MovedLine[], by: string): Promise<void> {
    const at = now().toISOString();
    const lines = taken.map(({ lineId, additionId, itemId, quantity }) => {
      return { lineId, additionId, itemId, quantity };
    });
    const lineIds = lines.flatMap(({ lineId }) => lineId ?? []);
    const additionIds = lines.flatMap(({ additionId }) => additionId ?? []);
    const body = {
      ...(listId !== null && { lineIds }),
      ...(additionIds.length > 0 && { additionIds }),
      by,
      observedAt: at,
    };
    try {
      await queue.add(takeBackWrites.create(body, { listId, at, lines }));
      showToast(purchaseCopy.takeBack.success(lines.length));
    } catch {
      showFailure(purchaseCopy.notStored);
    }
  }

  async function putAway(lines: readonly NamedLine[]): Promise<void> {
    const at = now().toISOString();
    const ofLines = lines.flatMap(({ lineId, quantity }) =>
      lineId === null ? [] : [{ lineId, quantity }],
    );
    const additions = lines.flatMap(({ additionId, quantity }) =>
      additionId == null ? [] : [{ additionId, quantity }],
    );
    const body = {
      ...(listId !== null && { lines: ofLines }),
      ...(additions.length > 0 && { additions }),
      observedAt: at,
    };
    try {
      await queue.add(putAwayWrites.create(body, { listId, at, lines }));
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
