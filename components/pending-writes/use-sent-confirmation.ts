"use client";

import { useEffect, useRef } from "react";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { amendToast, showToast, toastStore } from "@/lib/client/toast";
import { ALL_SENT } from "./describe-writes";

/**
 * Shows a toast once when all writes that waited for the network have been sent. Refused or discarded writes
 * cause no toast. A visible toast with a button, such as "Undo", gets the text and keeps its button. Only the tab that
 * sent the writes shows the toast.
 * @param isWaiting whether the pending writes wait for the network
 */
export function useSentConfirmation(pending: readonly PendingWrite[], isWaiting: boolean): void {
  const queue = useWriteQueue();
  /** The keys of the writes that waited for the network and are not sent yet; null when none has waited. */
  const unsent = useRef<Set<string> | null>(null);

  useEffect(
    () =>
      queue.listen((notification) => {
        if (notification.kind === "sent") unsent.current?.delete(notification.entry.key);
      }),
    [queue],
  );

  useEffect(() => {
    if (isWaiting) {
      unsent.current ??= new Set();
      for (const { key } of pending) unsent.current.add(key);
    } else if (pending.length === 0) {
      if (unsent.current?.size === 0) {
        if (toastStore.get()?.action) amendToast(ALL_SENT);
        else showToast(ALL_SENT);
      }
      unsent.current = null;
    }
  }, [pending, isWaiting]);
}
