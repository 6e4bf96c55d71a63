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

/** Returns the pending and the refused writes. The component renders again when they change. */
export function usePendingWrites(): QueueView {
  const queue = useWriteQueue();
  return useSyncExternalStore(queue.subscribe, queue.get, () => EMPTY_VIEW);
}
