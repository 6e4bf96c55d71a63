import { joinTabs } from "@/lib/client/device/tabs";
import { api } from "../api";
import { forgetDraft } from "./draft";
import { forgetHouseholds } from "./stored-household";

/** What earlier builds kept in local storage, of whoever was there; the preferences cookie has taken its place. */
const EARLIER_KEYS = ["theme", "larder.keep-signed-in"];

/**
 * Deletes what the person before has seen, when somebody signs in or out: the stored household, the service
 * worker's caches and the browser's own cache. Writes that wait to be sent stay for their person.
 */
export async function forgetDevice({ userId }: { userId: number | null }): Promise<void> {
  joinTabs().tell({ kind: "person", userId });
  forgetDraft();
  forgetEarlierKeys();
  await forgetOthers({ userId, isCacheKept: userId !== null });
}

/**
 * Deletes what is left of people who are not signed in on this device any more.
 * @param userId who is signed in; null for nobody
 * @param isCacheKept keeps the browser's own cache, unless somebody else's household was stored
 */
export async function forgetOthers({
  userId = null,
  isCacheKept = true,
}: { userId?: number | null; isCacheKept?: boolean } = {}): Promise<void> {
  const clearing = forgetCaches();
  const hadOthers = await forgetHouseholds({ except: userId ?? undefined });
  if (hadOthers || !isCacheKept) clearBrowserCache();
  await clearing;
}

/** Nobody waits for it: in Chromium it takes seconds where the cache is large. */
function clearBrowserCache(): void {
  api.post("/api/clear-cache", undefined, { isKeptAlive: true }).catch(() => {
    // Without the server the cache stays. A photo in it is then shown to nobody else, because of its Vary header.
  });
}

function forgetEarlierKeys(): void {
  try {
    for (const key of EARLIER_KEYS) localStorage.removeItem(key);
  } catch {
    // Blocked, as in some private windows. Then nothing was kept.
  }
}

/** Deletes what the service worker has kept: photos, and the document that shows the stored household. */
async function forgetCaches(): Promise<void> {
  // Missing without HTTPS.
  if (typeof caches === "undefined") return;
  try {
    // The worker may be keeping something at this very moment.
    if ("serviceWorker" in navigator) {
      navigator.serviceWorker.controller?.postMessage({ kind: "forget" });
    }
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Blocked, as in some private windows. Then nothing was kept.
  }
}
