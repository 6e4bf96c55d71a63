import { createWriteQueue } from "@/lib/client/pending-writes/write-queue";
import { memoryStore } from "@/lib/client/pending-writes/write-store";

/** Creates a write queue that is separate from other tabs and other tests. */
export function isolatedWriteQueue(store = memoryStore()) {
  return createWriteQueue({
    openStore: () => Promise.resolve(store),
    joinTabs: () => ({ post: () => undefined, listen: () => () => undefined }),
  });
}
