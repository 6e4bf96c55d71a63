"use client";

import { useEffect, useRef, useState } from "react";
import { usePendingWrites, useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { checkGroup, countsOf } from "@/lib/features/checks/client/pending-writes";
import { itemWrites } from "@/lib/features/items/client/pending-writes";

/**
 * Returns a function that runs an action once all counts of a check have been sent, and a notice
 * about delayed or refused counts and refused items. The action does not run if the component unmounts
 * or the server refuses a count or an item: the check then differs from the one on the screen.
 */
export function useWhenSent(updateId: number, act: () => void) {
  const queue = useWriteQueue();
  const writes = usePendingWrites();
  const [isAsked, setAsked] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function ask(): Promise<void> {
    setAsked(true);
    await queue.whenSent(checkGroup(updateId));
    setAsked(false);
    const { refused } = queue.get();
    const hasRefused = countsOf(refused, updateId).length + itemWrites.select(refused).length > 0;
    if (isMounted.current && !hasRefused) act();
  }

  const pending = countsOf(writes.pending, updateId).length;
  const refused = countsOf(writes.refused, updateId);
  const refusedItems = itemWrites.select(writes.refused).length;
  return {
    isAsked,
    hasRefused: refused.length + refusedItems > 0,
    ask: () => void ask(),
    notice: noticeOf({
      delayed: writes.isDelayed ? pending : 0,
      refused: refused.length,
      hasCountedItem: refused.some(({ refusal }) => refusal === null),
      refusedItems,
    }),
  };
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
