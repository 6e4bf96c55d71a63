import type { WriteQueue } from "./write-queue";

/** Returns the last line of the toast of a write that waits on the device; nothing if the write is sent at once. */
export function waitingDetail(queue: WriteQueue): { detail?: string } {
  return queue.get().isDelayed || !navigator.onLine ? { detail: "Waits for the network" } : {};
}
