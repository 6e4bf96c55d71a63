"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import { EMPTY_VIEW, type QueueView } from "./queue-state";
import { createWriteQueue, type WriteQueue } from "./write-queue";

/** Replaces the page's queue in tests. */
export const WriteQueueContext = createContext<WriteQueue | null>(null);

let pageQueue: WriteQueue | undefined;

/** Returns the page's single write queue. On the server it is never opened and always empty. */
export function useWriteQueue(): WriteQueue {
  const given = useContext(WriteQueueContext);
  return given ?? (pageQueue ??= createWriteQueue());
}

/**
 * Returns one part of the view of the write queue, such as the pending writes. The component renders again only when
 * that part changes: otherwise each reading of the stored writes would render whole screens once more.
 */
export function usePendingWrites<Part extends keyof QueueView>(part: Part): QueueView[Part] {
  const queue = useWriteQueue();
  return useSyncExternalStore(
    queue.subscribe,
    () => queue.get()[part],
    () => EMPTY_VIEW[part],
  );
}
