import { createOutbox } from "@/lib/client/outbox/outbox";
import { memoryStore } from "@/lib/client/outbox/outbox-store";

/** An outbox of one test, which knows nothing of other tabs and of other tests. */
export function lonelyOutbox(store = memoryStore()) {
  return createOutbox({
    openStore: () => Promise.resolve(store),
    joinTabs: () => ({ tell: () => undefined, listen: () => () => undefined }),
  });
}
