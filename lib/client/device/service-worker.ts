import { offlineSegments } from "@/lib/core/screens";
import { SERVICE_WORKER_PATH } from "@/lib/core/security-headers.mjs";

/**
 * The URLs of the pictures to cache. If a list is given, all other cached pictures of its kind are deleted.
 * If it is missing, the cached pictures of its kind are not changed.
 */
export interface OfflinePictures {
  photos?: readonly string[];
  pictograms?: readonly string[];
}

/**
 * Sends the files that the screens need offline to the service worker, which caches them. Does
 * nothing in browsers without service workers and on pages without HTTPS.
 * @param pictures what to cache
 * @param isWanted whether the person is still signed in when the worker is ready
 */
export async function keepForOffline(
  pictures: OfflinePictures,
  { isWanted }: { isWanted: () => boolean },
): Promise<void> {
  // In development the app's files change without a change of name, so cached copies would be outdated.
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  // While the device is offline or nobody is signed in, the service worker's caches are not updated.
  if (!navigator.onLine || !isWanted()) return;
  try {
    await navigator.serviceWorker.register(scriptUrl());
    const { active } = await navigator.serviceWorker.ready;
    if (isWanted()) active?.postMessage({ kind: "keep", files: loadedFiles(), ...pictures });
  } catch {
    // Service workers can be blocked, for example in a private window.
  }
}

/**
 * Returns the URL of the service worker. Its query names the screens that can be shown offline. The browser
 * stores the URL with the registration, and installs the service worker again when the URL changes.
 */
function scriptUrl(): string {
  const screens = offlineSegments().map((segment) => ["screen", segment]);
  return `${SERVICE_WORKER_PATH}?${new URLSearchParams(screens)}`;
}

/** Returns the URLs of the build's files that this page has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === window.origin && pathname.startsWith("/_next/static/"),
    )
    .map(({ pathname }) => pathname);
}
