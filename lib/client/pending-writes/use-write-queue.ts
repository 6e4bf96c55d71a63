"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import {
  createWriteQueue,
  EMPTY_QUEUE,
  type WriteQueue,
  type WriteQueueState,
} from "./write-queue";

/** Another queue than the page's own, for tests. */
export const WriteQueueContext = createContext<WriteQueue | null>(null);

let pageQueue: WriteQueue | undefined;

/** The one queue of this page. On the server it is never opened, and so always empty. */
export function useWriteQueue(): WriteQueue {
  const given = useContext(WriteQueueContext);
  return given ?? (pageQueue ??= createWriteQueue());
}

/** What waits and what was refused, as it is now. */
export function useWriteQueueState(): WriteQueueState {
  const queue = useWriteQueue();
  return useSyncExternalStore(queue.subscribe, queue.get, () => EMPTY_QUEUE);
}
