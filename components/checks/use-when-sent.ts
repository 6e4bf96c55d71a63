"use client";

import { useEffect, useRef, useState } from "react";
import { useWriteQueue, useWriteQueueState } from "@/lib/client/pending-writes/use-write-queue";
import { checkGroup, countsOf } from "@/lib/features/checks/client/pending-counts";

/**
 * Does something to a check once all of its counts have been sent, and says what it waits for. It is
 * given up when the person leaves, or a count is refused: then the check is not what the person saw.
 */
export function useWhenSent(updateId: number, act: () => void) {
  const queue = useWriteQueue();
  const state = useWriteQueueState();
  const [isAsked, setAsked] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function ask(): Promise<void> {
    setAsked(true);
    await queue.whenSent(checkGroup(updateId));
    setAsked(false);
    const hasRefused = countsOf(queue.get().refused, updateId).length > 0;
    if (isHere.current && !hasRefused) act();
  }

  const waiting = countsOf(state.waiting, updateId).length;
  const refused = countsOf(state.refused, updateId).length;
  return {
    isAsked,
    ask: () => void ask(),
    notice: noticeOf({ waiting: state.isHeld ? waiting : 0, refused }),
  };
}

function noticeOf({ waiting, refused }: { waiting: number; refused: number }): string | null {
  if (refused > 0) {
    return refused === 1
      ? "1 count was not saved. Confirm it again before completing your inventory check."
      : `${refused} counts were not saved. Confirm them again before completing your inventory check.`;
  }
  if (waiting === 0) return null;
  return waiting === 1
    ? "1 count waits on this device. Your inventory check can be completed once it has been sent."
    : `${waiting} counts wait on this device. Your inventory check can be completed once they have been sent.`;
}
