/*
 * Opens the screens of a household without a network. It caches one document without any household's data
 * ("/offline", whose script shows what the device has stored), the files of the build that this document needs, and
 * small photos. It does not handle requests to the API. Signing in and out deletes its caches.
 */
const SHELL = "shell";
const PHOTOS = "photos";
const PICTOGRAMS = "pictograms";
const SHELL_PATH = "/offline";

/** The time after which the shell opens in place of a page that has not been answered, in milliseconds. */
const PATIENCE_MS = 4_000;
const MOST_PHOTOS = 400;

/**
 * First segments of the paths that the shell can show. The page that registers this worker passes them in its script
 * URL, so that they are known when no page is open (lib/client/device/service-worker.ts).
 */
const SCREENS = new Set(new URL(self.location.href).searchParams.getAll("screen"));

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The running and queued changes of the caches, and the number of "forget" messages so far. */
let keeping = Promise.resolve();
let timesForgotten = 0;

self.addEventListener("message", (event) => {
  const { data } = event;
  if (data?.kind === "keep") {
    const isWanted = wantedUntilForgotten();
    keeping = keeping
      .then(() => keepShell(data.files, isWanted))
      .then(() => data.photos && keepPictures(PHOTOS, data.photos.slice(0, MOST_PHOTOS), isWanted))
      .then(() => data.pictograms && keepPictures(PICTOGRAMS, data.pictograms, isWanted))
      .catch(() => undefined);
    event.waitUntil(keeping);
  }
  if (data?.kind === "forget") {
    timesForgotten += 1;
    // The caches are deleted after the running change, which would otherwise fill them again.
    keeping = keeping.then(forgetAll);
    event.waitUntil(keeping);
  }
});

function wantedUntilForgotten() {
  const before = timesForgotten;
  return () => timesForgotten === before;
}

async function forgetAll() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    const [, segment] = url.pathname.split("/");
    if (SCREENS.has(segment)) event.respondWith(openScreen(request));
    else if (SCREENS.size > 0 && isPage(url)) event.respondWith(openPage(request));
  } else if (url.pathname.startsWith("/_next/static/")) {
    event.respondWith(openFile(request, SHELL));
  } else if (url.pathname.startsWith("/pictograms/")) {
    event.respondWith(openFile(request, PICTOGRAMS));
  } else if (url.pathname.startsWith("/api/files/")) {
    event.respondWith(openPhoto(request, url));
  }
});

/** Responds with the page of the server; with the shell if the request fails, answers 5xx or takes too long. */
async function openScreen(request) {
  const page = fetch(request);
  const first = await Promise.race([page.catch(() => null), patience()]);
  if (first && first.status < 500) return first;
  const shell = await caches.match(SHELL_PATH);
  return shell ?? first ?? page;
}

/** Returns whether a URL is the address of a page, not of a file or of the API. */
function isPage({ pathname }) {
  return !/^\/(api|dev|_next)(\/|$)|\.\w+$/.test(pathname);
}

/**
 * Responds with the shell when the network request of a page fails. The shell cannot show this page, such as the
 * settings, and explains that.
 */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL_PATH);
    if (shell) return shell;
    throw error;
  }
}

function patience() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/**
 * Responds with a file of a build or a pictogram. Such a file never changes, because its address contains a hash of its
 * content or the version of the set.
 */
async function openFile(request, cacheName) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // Nothing is cached before the shell, so that no file is cached after signing out.
  if (response.ok && (await caches.has(SHELL))) {
    await (await caches.open(cacheName)).put(request.url, response.clone());
  }
  return response;
}

/** Responds with a photo; with its cached small variant if the network request of the large one fails. */
async function openPhoto(request, url) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const small = await caches.match(url.pathname, { ignoreSearch: true, ignoreVary: true });
    if (small) return small;
    throw error;
  }
}

/**
 * Caches the shell, the files that it names, and the files that the current page has loaded. Deletes the files of an
 * earlier build.
 */
async function keepShell(files, isWanted) {
  if (!isWanted()) return;
  // The request has no cookie, so that the shell contains no data of a person.
  const response = await fetch(SHELL_PATH, { credentials: "omit", cache: "no-store" });
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(SHELL);
  const named = filesNamedIn(await response.clone().text());
  const before = await cache.match(SHELL_PATH);
  const isSameBuild = before && String(filesNamedIn(await before.text())) === String(named);
  const wanted = new Set([...named, ...files]);
  await Promise.all([...wanted].map((path) => keepFile(cache, path)));
  await cache.put(SHELL_PATH, response);
  if (isSameBuild) return;
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== SHELL_PATH && !wanted.has(pathname);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}

function filesNamedIn(html) {
  const paths = html.match(/\/_next\/static\/[\w./~%@+-]+/g) ?? [];
  return [...new Set(paths)].sort();
}

/**
 * Caches a file.
 * @throws if it cannot be fetched, because a shell without one of its files must not be cached
 */
async function keepFile(cache, path) {
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  await cache.put(path, response);
}

/**
 * Caches pictures and deletes those that are not listed any more. One request at a time runs, so that other requests
 * are not delayed.
 */
async function keepPictures(cacheName, paths, isWanted) {
  if (!isWanted()) return;
  const cache = await caches.open(cacheName);
  const addresses = new Set(paths.map((path) => new URL(path, self.location.origin).href));
  const old = (await cache.keys()).filter(({ url }) => !addresses.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  for (const path of paths) {
    if (!isWanted()) return;
    await keepFile(cache, path).catch(() => undefined);
  }
}
