/*
 * Opens the screens of a household without a network. It keeps one document without any household's data
 * ("/offline", whose script shows what the device has stored), the files of the build that it needs, and
 * small photos. Answers of the API are none of its business. Signing in and out empties its caches.
 */
const SHELL = "shell";
const PHOTOS = "photos";
const PICTOGRAMS = "pictograms";
const SHELL_PATH = "/offline";

/** How long a page may take before the shell opens in its place, in milliseconds. */
const PATIENCE_MS = 4_000;
const MOST_PHOTOS = 400;

/**
 * First segments of the paths that the shell can show. The page that registers this worker passes them in its script
 * URL, so that they are known when no page is open (lib/client/device/service-worker.ts).
 */
const SCREENS = new Set(new URL(self.location.href).searchParams.getAll("screen"));

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** What is being kept at the moment, and how often everything was to be forgotten so far. */
let keeping = Promise.resolve();
let timesForgotten = 0;

self.addEventListener("message", (event) => {
  const { data } = event;
  if (data?.kind === "keep") {
    const isWanted = wantedUntilForgotten();
    keeping = keeping
      .then(() => keepShell(data.files, isWanted))
      .then(() => keepPhotos(data.photos, isWanted))
      .then(() => keepPictograms(data.pictograms ?? [], isWanted))
      .catch(() => undefined);
    event.waitUntil(keeping);
  }
  if (data?.kind === "forget") {
    timesForgotten += 1;
    // What is just being put away is thrown away after that.
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

/** The page as the server sends it; the shell where that fails, or takes too long. */
async function openScreen(request) {
  const page = fetch(request);
  const first = await Promise.race([page.catch(() => null), patience()]);
  if (first && first.status < 500) return first;
  const shell = await caches.match(SHELL_PATH);
  return shell ?? first ?? page;
}

/** Whether a page load is for a page, not for a file or an answer of the API. */
function isPage({ pathname }) {
  return !/^\/(api|dev|_next)(\/|$)|\.\w+$/.test(pathname);
}

/** A page that the shell cannot show, such as the settings. Without a network the shell explains that. */
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

/** Files of a build and pictograms never change: their names tell their content. */
async function openFile(request, cacheName) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // Only once the shell is kept: whoever has just signed out leaves nothing here.
  if (response.ok && (await caches.has(SHELL))) {
    await (await caches.open(cacheName)).put(request.url, response.clone());
  }
  return response;
}

/** A photo; without a network its small variant will do for the large one. */
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

/** Keeps the shell with all that it names, and what the present page has loaded of the same build. */
async function keepShell(files, isWanted) {
  if (!isWanted()) return;
  // Without the cookie, so that it is the same for everybody.
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

/** @throws when it cannot be had: a shell that misses a file is not kept. */
async function keepFile(cache, path) {
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  await cache.put(path, response);
}

/** Keeps small photos, one after the other so that nobody waits behind them, and forgets others. */
async function keepPhotos(paths, isWanted) {
  if (!isWanted()) return;
  const cache = await caches.open(PHOTOS);
  const wanted = paths.slice(0, MOST_PHOTOS);
  const addresses = new Set(wanted.map((path) => new URL(path, self.location.origin).href));
  const old = (await cache.keys()).filter(({ url }) => !addresses.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  await keepEach(cache, wanted, isWanted);
}

/** Keeps the pictograms of items and rooms. They are few and small, so none is forgotten. */
async function keepPictograms(paths, isWanted) {
  if (isWanted()) await keepEach(await caches.open(PICTOGRAMS), paths, isWanted);
}

async function keepEach(cache, paths, isWanted) {
  for (const path of paths) {
    if (!isWanted()) return;
    await keepFile(cache, path).catch(() => undefined);
  }
}
