import { joinTabs } from "@/lib/client/device/tabs";
import { api } from "../api";
import { forgetDraft } from "./draft";
import { forgetHouseholds } from "./stored-household";

/** Local storage keys of earlier builds. The preferences cookie replaces them. */
const EARLIER_KEYS = ["theme", "larder.keep-signed-in"];

/**
 * Deletes the data of the previous person at sign-in and sign-out: the stored household, the
 * service worker's caches and the HTTP cache. Pending writes are not deleted.
 */
export async function forgetDevice({ userId }: { userId: number | null }): Promise<void> {
  joinTabs().post({ kind: "person", userId });
  forgetDraft();
  forgetEarlierKeys();
  await forgetOthers({ userId, isCacheKept: userId !== null });
}

/**
 * Deletes the stored data of all people except the signed-in one.
 * @param userId the signed-in person; null for none
 * @param isCacheKept preserves the HTTP cache, unless another person's household was stored
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

/** Clears the HTTP cache. Not awaited, because Chromium needs seconds to clear a large cache. */
function clearBrowserCache(): void {
  api.post("/api/clear-cache", undefined, { isKeptAlive: true }).catch(() => {
    // When the server cannot be reached, the browser's HTTP cache is not cleared. Its photo
    // responses vary by cookie, so another person on this device does not get them.
  });
}

function forgetEarlierKeys(): void {
  try {
    for (const key of EARLIER_KEYS) localStorage.removeItem(key);
  } catch {
    // Local storage is blocked, as in some private windows. No data was stored, so there is
    // nothing to delete.
  }
}

/** Deletes the service worker's caches: photos and the offline document. */
async function forgetCaches(): Promise<void> {
  // `caches` is undefined without HTTPS, so there is no cache to delete.
  if (typeof caches === "undefined") return;
  try {
    // The service worker may be writing to a cache right now, so it is told to delete its caches afterwards.
    if ("serviceWorker" in navigator) {
      navigator.serviceWorker.controller?.postMessage({ kind: "forget" });
    }
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Cache storage is blocked, as in some private windows. No data was stored, so there is
    // nothing to delete.
  }
}
