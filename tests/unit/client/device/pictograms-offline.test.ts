import { expect, it, vi } from "vitest";
import { paths } from "@/lib/core/paths";
import { runServiceWorker } from "@/tests/support/service-worker";

const ORIGIN = "https://larder.test";

/** Runs the service worker with caches in memory. */
function startWorker({ isShellKept }: { isShellKept: boolean }) {
  const stores = new Map<string, Map<string, Response>>();
  if (isShellKept) stores.set("shell", new Map());
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(store.get(new URL(path, ORIGIN).href)),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      put: (path: string, response: Response) =>
        Promise.resolve(store.set(new URL(path, ORIGIN).href, response)),
      delete: ({ url }: { url: string }) => Promise.resolve(store.delete(url)),
    });
  };
  const caches = {
    open,
    has: (name: string) => Promise.resolve(stores.has(name)),
    match: (url: string) =>
      Promise.resolve([...stores.values()].flatMap((store) => store.get(url) ?? [])[0]),
  };
  const fetch = vi.fn(() => Promise.resolve(new Response("<svg/>")));
  const dispatch = runServiceWorker({ url: new URL("/service-worker.js", ORIGIN), caches, fetch });
  return {
    fetch,
    isKept: (path: string) => Boolean(stores.get("pictograms")?.has(ORIGIN + path)),
    load: async (path: string) => {
      const respondWith = vi.fn<(response: Promise<Response>) => void>();
      const request = { method: "GET", mode: "no-cors", url: ORIGIN + path };
      dispatch("fetch", { request, respondWith });
      return (await respondWith.mock.calls[0]?.[0])?.text();
    },
    keep: async (data: object) => {
      const waitUntil = vi.fn<(work: Promise<void>) => void>();
      dispatch("message", { data: { kind: "keep", files: [], ...data }, waitUntil });
      await waitUntil.mock.calls[0]?.[0];
    },
  };
}

const milk = paths.pictogram("glass-of-milk");

it("a pictogram that was loaded once is answered without a network", async () => {
  const worker = startWorker({ isShellKept: true });
  expect(await worker.load(milk)).toBe("<svg/>");
  worker.fetch.mockRejectedValue(new Error("offline"));
  expect(await worker.load(milk)).toBe("<svg/>");
});

it("a device that stores no household caches no pictogram that it loads", async () => {
  const worker = startWorker({ isShellKept: false });
  await worker.load(milk);
  expect(worker.isKept(milk)).toBe(false);
});

it("a device caches the pictograms of its household and deletes those that the household no longer needs", async () => {
  const worker = startWorker({ isShellKept: true });
  await worker.keep({ photos: [], pictograms: [milk] });
  expect(worker.isKept(milk)).toBe(true);
  await worker.keep({ photos: [], pictograms: [paths.pictogram("teacup")] });
  expect(worker.isKept(milk)).toBe(false);
});

it("the service worker keeps cached pictograms when a message to it contains no list of pictograms", async () => {
  const worker = startWorker({ isShellKept: true });
  await worker.keep({ photos: [], pictograms: [milk] });
  await worker.keep({});
  expect(worker.isKept(milk)).toBe(true);
});
