import type { TabMessage } from "@/lib/client/device/tabs";

/**
 * Simulates the tabs of one browser.
 * @returns a function that opens a tab: its connection to the broadcast channel, and the lock that all tabs share
 */
export function openBrowser() {
  const listeners = new Set<{ tab: number; listener: (message: TabMessage) => void }>();
  let last = Promise.resolve();
  let tabs = 0;
  return () => {
    const tab = (tabs += 1);
    return {
      joinTabs: () => ({
        post: (message: TabMessage) =>
          listeners.forEach((other) => {
            if (other.tab !== tab) other.listener(message);
          }),
        listen: (listener: (message: TabMessage) => void) => {
          const added = { tab, listener };
          listeners.add(added);
          return () => listeners.delete(added);
        },
      }),
      oneTabAtATime: (work: () => Promise<void>) => (last = last.then(work)),
    };
  };
}
