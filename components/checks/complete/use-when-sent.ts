"use client";

import { useEffect, useRef, useState } from "react";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { usePendingWrites, useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { checkGroup, countsOf } from "@/lib/features/checks/client/pending-writes";
import { itemWrites } from "@/lib/features/items/client/pending-writes";

/**
 * Returns a function that runs an action once all counts of a check have been sent, and a notice
 * about delayed or refused counts and refused items. The action does not run if the component unmounts,
 * the check ends, or the server refuses a count or an item: the check then differs from the one on the screen.
 */
export function useWhenSent(updateId: number, act: () => void) {
  const queue = useWriteQueue();
  const sending = usePendingWrites("pending");
  const refused = usePendingWrites("refused");
  const isDelayed = usePendingWrites("isDelayed");
  const [isAsked, setAsked] = useState(false);
  const hasEnded = useHasEnded();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = !hasEnded;
    return () => {
      isOpen.current = false;
    };
  }, [hasEnded]);

  async function ask(): Promise<void> {
    setAsked(true);
    await queue.whenSent(checkGroup(updateId));
    setAsked(false);
    if (isOpen.current && !refusedOf(queue.get().refused, updateId).hasAny) act();
  }

  const pending = countsOf(sending, updateId).length;
  const { counts, items, hasAny } = refusedOf(refused, updateId);
  return {
    isAsked,
    hasRefused: hasAny,
    ask: () => void ask(),
    notice: noticeOf({
      delayed: isDelayed ? pending : 0,
      refused: counts.length,
      hasCountedItem: counts.some(({ refusal }) => refusal === null),
      refusedItems: items.length,
    }),
  };
}

/** Returns the refused counts of a check and the refused items. */
function refusedOf(refused: readonly PendingWrite[], updateId: number) {
  const counts = countsOf(refused, updateId);
  const items = itemWrites.select(refused);
  return { counts, items, hasAny: counts.length + items.length > 0 };
}

interface Waiting {
  delayed: number;
  refused: number;
  /** Whether a refused count belongs to an item that the server has refused. */
  hasCountedItem: boolean;
  refusedItems: number;
}

function noticeOf(waiting: Waiting): string | null {
  const { delayed, refused, hasCountedItem, refusedItems } = waiting;
  if (hasCountedItem) {
    return "A counted item was not added. Try again or discard it before completing your inventory check.";
  }
  if (refused > 0) {
    return refused === 1
      ? "1 count was not saved. Confirm it again before completing your inventory check."
      : `${refused} counts were not saved. Confirm them again before completing your inventory check.`;
  }
  if (refusedItems > 0) {
    return refusedItems === 1
      ? "An item was not added. Try again or discard it before completing your inventory check."
      : `${refusedItems} items were not added. Try again or discard them before completing your inventory check.`;
  }
  if (delayed === 0) return null;
  return delayed === 1
    ? "1 count waits on this device. Your inventory check can be completed once it has been sent."
    : `${delayed} counts wait on this device. Your inventory check can be completed once they have been sent.`;
}
