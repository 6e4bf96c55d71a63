/** A message between the tabs of this application. */
export type TabNews =
  | { kind: "changed"; isHeld: boolean }
  /** Another person has signed in on this device. */
  | { kind: "person"; userId: number | null };

/** The broadcast channel between the tabs of this application. */
export interface Tabs {
  tell(news: TabNews): void;
  listen(listener: (news: TabNews) => void): () => void;
}

let channel: BroadcastChannel | undefined;

/**
 * Opens the broadcast channel; without `BroadcastChannel` messages go nowhere. A page has a single channel, so that
 * it never receives its own messages.
 */
export function joinTabs(): Tabs {
  if (typeof BroadcastChannel === "undefined") {
    return { tell: () => undefined, listen: () => () => undefined };
  }
  const line = (channel ??= new BroadcastChannel("larder"));
  return {
    tell: (news) => line.postMessage(news),
    listen(listener) {
      const hear = ({ data }: MessageEvent<TabNews>) => listener(data);
      line.addEventListener("message", hear);
      return () => line.removeEventListener("message", hear);
    },
  };
}

/**
 * Runs `work` while no other tab runs it (Web Locks). Pages without HTTPS have no locks: there two tabs may send the
 * same write, which the server recognises by its idempotency key.
 */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request("larder-pending-writes", work);
}
