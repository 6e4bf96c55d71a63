/**
 * Has the service worker keep what the screens need to open without a network. Browsers without one, and
 * pages without HTTPS, simply need the network.
 * @param photos the addresses of the photos to keep
 * @param isWanted whether the person is still there once the worker is ready
 */
export async function keepForOffline(
  photos: readonly string[],
  { isWanted }: { isWanted: () => boolean },
): Promise<void> {
  // While developing, files change under the same name.
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  // What it has kept is all there is until then.
  if (!navigator.onLine || !isWanted()) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    if (isWanted()) active?.postMessage({ kind: "keep", files: loadedFiles(), photos });
  } catch {
    // A browser that refuses it, in a private window say.
  }
}

/** The files of the build that this page has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === window.location.origin && pathname.startsWith("/_next/static/"),
    )
    .map(({ pathname }) => pathname);
}
