import { createWriteQueue } from "@/lib/client/pending-writes/write-queue";
import { memoryStore } from "@/lib/client/pending-writes/write-store";

/** An queue of one test, which knows nothing of other tabs and of other tests. */
export function isolatedWriteQueue(store = memoryStore()) {
  return createWriteQueue({
    openStore: () => Promise.resolve(store),
    joinTabs: () => ({ tell: () => undefined, listen: () => () => undefined }),
  });
}
