/** What one tab tells the others. */
export type TabNews =
  | { kind: "changed"; isHeld: boolean }
  /** Who is signed in on this device is another one now. */
  | { kind: "person"; userId: number | null };

/** The line between this application's tabs. */
export interface Tabs {
  tell(news: TabNews): void;
  listen(listener: (news: TabNews) => void): () => void;
}

let channel: BroadcastChannel | undefined;

/**
 * Joins the other tabs; where the browser has no such line, there is nobody to tell. A page has one line
 * only, so that it never hears itself.
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
 * Does something while no other tab does. On pages without HTTPS browsers have no locks: there two tabs
 * may send the same thing, which the server recognises by its key.
 */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request("larder-pending-writes", work);
}
