import { joinTabs } from "../outbox/tabs";
import { forgetDraft } from "./draft";
import { forgetHouseholds } from "./stored-household";

/** What earlier builds kept in local storage, of whoever was there; the preferences cookie has taken its place. */
const EARLIER_KEYS = ["theme", "larder.keep-signed-in"];

/**
 * Leaves nothing on the device that the person before has seen, when somebody signs in or out: no stored
 * household, none of the service worker's caches. What another person has waiting to be sent stays.
 */
export async function forgetDevice({ userId }: { userId: number | null }): Promise<void> {
  joinTabs().tell({ kind: "person", userId });
  forgetDraft();
  forgetEarlierKeys();
  await Promise.all([forgetHouseholds({ except: userId ?? undefined }), forgetCaches()]);
}

function forgetEarlierKeys(): void {
  try {
    for (const key of EARLIER_KEYS) localStorage.removeItem(key);
  } catch {
    // A browser that lets nobody at it: then nobody finds anything either.
  }
}

async function forgetCaches(): Promise<void> {
  if (typeof caches === "undefined") return;
  // The worker may be keeping something at this very moment.
  if ("serviceWorker" in navigator) {
    navigator.serviceWorker.controller?.postMessage({ kind: "forget" });
  }
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
