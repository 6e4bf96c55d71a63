import { describe, expect, it, vi } from "vitest";
import { keepForOffline } from "@/lib/client/device/service-worker";
import { paths } from "@/lib/core/paths";
import { isProtectedPath, isUnknownPath, readsSession, screenAt } from "@/lib/core/screens";
import { runServiceWorker } from "@/tests/support/service-worker";

describe("access rules of paths", () => {
  it.each([
    "/",
    "/items?q=rice",
    "/item-check/1/2",
    "/check-history/3",
    "/shopping-lists",
    "/recently-deleted",
    "/settings",
    "/account",
    "/data-management",
  ])("the path %s is protected and reads the session", (url) => {
    const [path = ""] = url.split("?");
    expect([isProtectedPath(path), readsSession(path)]).toEqual([true, true]);
  });

  it.each(["/auth", "/login", "/register"])(
    "the path %s is not protected and reads the session",
    (path) => {
      expect([isProtectedPath(path), readsSession(path)]).toEqual([false, true]);
    },
  );

  it.each([
    "/terms",
    "/reset-password",
    "/confirm-email",
    "/offline",
    "/constructor",
    "/__proto__",
    "/no-screen",
  ])("the path %s reads no session", (path) => {
    expect([isProtectedPath(path), readsSession(path)]).toEqual([false, false]);
  });
});

it.each([
  ["/no-such-page", true],
  ["/no/such/page", true],
  ["/toString", true],
  ["/", false],
  ["/locations/none", true],
  ["/items/7", false],
  ["/shopping-list/7", false],
  ["/shopping-list/7/8", true],
  ["/item-check/1/2", false],
  ["/unknown-address", true],
  ["/none.png", false],
  ["/pictures/none.png", false],
  ["/dev/mailbox/secret", false],
])("isUnknownPath returns for %s: %s", (path, isUnknown) => {
  expect(isUnknownPath(path)).toBe(isUnknown);
});

it("screenAt returns null for the name of an inherited property", () => {
  expect(screenAt("/toString")).toBeNull();
});

it("the path builders return URLs with ids and query parameters", () => {
  expect(paths.home()).toBe("/");
  expect(paths.itemSingleCheck(3, 4, { ts: 5 })).toBe("/item-single-check/3/4?ts=5");
  expect(paths.shoppingList(7)).toBe("/shopping-list/7");
});

interface Network {
  fetch: () => Promise<unknown>;
  /** The cached shell, if any. */
  shell?: string;
}

const online: Network = { fetch: () => Promise.resolve({ status: 200 }) };

/** Runs the service worker. Returns what it responds to the load of a page; undefined if it does not intercept it. */
function loadPage(scriptUrl: string, path: string, { fetch, shell }: Network = online): unknown {
  const dispatch = runServiceWorker({
    url: new URL(scriptUrl),
    caches: { match: (key: string) => Promise.resolve(key === "/offline" ? shell : undefined) },
    fetch,
    setTimeout: () => undefined,
  });
  const respondWith = vi.fn();
  const request = { method: "GET", mode: "navigate", url: new URL(path, scriptUrl).href };
  dispatch("fetch", { request, respondWith });
  return respondWith.mock.calls[0]?.[0];
}

/** Returns the paths of page loads that the service worker answers. */
function answeredBy(scriptUrl: string, candidates: readonly string[]): string[] {
  return candidates.filter((path) => loadPage(scriptUrl, path) !== undefined);
}

/** Returns the script URL with which a page registers the service worker. */
async function registeredUrl(): Promise<string> {
  const register = vi.fn<(url: string) => Promise<void>>().mockResolvedValue();
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: { register, ready: Promise.resolve({ active: null }) },
  });
  await keepForOffline({ photos: [], pictograms: [] }, { isWanted: () => true });
  return new URL(register.mock.calls.flat()[0] ?? "", "https://larder.test").href;
}

describe("page loads that the service worker answers", () => {
  const pages = ["/", "/items", "/item-check/1/2", "/settings", "/terms", "/no-such-page"];
  const others = ["/api/user", "/api/files/a/b", "/dev/mailbox/secret", "/icon.svg", "/_next/x"];

  it("the service worker handles the requests for all pages, also for pages whose data are not stored on the device", async () => {
    expect(answeredBy(await registeredUrl(), [...pages, ...others])).toEqual(pages);
  });

  const failure = new TypeError("Failed to fetch");
  const offline = { fetch: () => Promise.reject(failure) };

  it.each(["/settings", "/no-such-page", "/items"])(
    "without a network the service worker answers the page %s with the shell",
    async (path) => {
      const url = await registeredUrl();
      expect(await loadPage(url, path, { ...offline, shell: "the shell" })).toBe("the shell");
    },
  );

  it.each(["/settings", "/items"])(
    "without a network and without a cached shell the load of the page %s fails",
    async (path) => {
      await expect(loadPage(await registeredUrl(), path, offline)).rejects.toBe(failure);
    },
  );

  it("a service worker whose script URL names no screens intercepts no page load", () => {
    expect(answeredBy("https://larder.test/service-worker.js", pages)).toEqual([]);
  });
});
