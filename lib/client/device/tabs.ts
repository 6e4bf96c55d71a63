/** A message between the tabs of this application. */
export type TabMessage =
  /** The pending writes have changed. */
  | { kind: "changed"; isDelayed: boolean }
  /** The person who has signed in on this device in another tab; `userId` is null after a sign-out. */
  | { kind: "person"; userId: number | null };

/** The broadcast channel between the tabs of this application. */
export interface Tabs {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
}

let channel: BroadcastChannel | undefined;

/**
 * Opens the broadcast channel; without `BroadcastChannel` messages are dropped. A page has a single
 * channel, so that it never receives its own messages.
 */
export function joinTabs(): Tabs {
  if (typeof BroadcastChannel === "undefined") {
    return { post: () => undefined, listen: () => () => undefined };
  }
  const opened = (channel ??= new BroadcastChannel("larder"));
  return {
    post: (message) => opened.postMessage(message),
    listen(listener) {
      const receive = ({ data }: MessageEvent<TabMessage>) => listener(data);
      opened.addEventListener("message", receive);
      return () => opened.removeEventListener("message", receive);
    },
  };
}

/**
 * Runs `work` while no other tab runs it (Web Locks). Pages without HTTPS have no locks. Two tabs
 * may then send the same write, which the server recognises by its idempotency key.
 */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request("larder-pending-writes", work);
}
