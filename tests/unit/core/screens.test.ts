import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { keepForOffline } from "@/lib/client/device/service-worker";
import { paths } from "@/lib/core/paths";
import { isProtectedPath, readsSession, screenAt } from "@/lib/core/screens";

describe("the access of a path", () => {
  it.each([
    "/",
    "/items?q=rice",
    "/item-check/1/2",
    "/check-history/3",
    "/shopping-lists",
    "/settings",
    "/data-management",
  ])("%s is protected", (url) => {
    const [path = ""] = url.split("?");
    expect([isProtectedPath(path), readsSession(path)]).toEqual([true, true]);
  });

  it.each(["/auth", "/login", "/register"])("%s reads the session only", (path) => {
    expect([isProtectedPath(path), readsSession(path)]).toEqual([false, true]);
  });

  it.each(["/terms", "/reset-password", "/offline", "/constructor", "/__proto__", "/no-screen"])(
    "%s reads no session",
    (path) => {
      expect([isProtectedPath(path), readsSession(path)]).toEqual([false, false]);
    },
  );
});

it("no screen is found at a path that none has", () => {
  expect(screenAt("/toString")).toBeNull();
});

it("paths are built from the segments of screens", () => {
  expect(paths.home()).toBe("/");
  expect(paths.itemSingleCheck(3, 4, { ts: 5 })).toBe("/item-single-check/3/4?ts=5");
  expect(paths.shoppingList(7)).toBe("/shopping-list/7");
});

/** Runs the service worker and returns the paths of page loads that it answers itself. */
function answeredBy(scriptUrl: string, candidates: readonly string[]): string[] {
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(readFileSync("public/service-worker.js", "utf8"), {
    self: {
      location: new URL(scriptUrl),
      addEventListener: (kind: string, listener: (event: unknown) => void) =>
        listeners.set(kind, listener),
    },
    caches: { match: () => Promise.resolve(undefined) },
    fetch: () => Promise.resolve({ status: 200 }),
    setTimeout: () => undefined,
    URL,
  });
  return candidates.filter((path) => {
    const respondWith = vi.fn();
    const request = { method: "GET", mode: "navigate", url: new URL(path, scriptUrl).href };
    listeners.get("fetch")?.({ request, respondWith });
    return respondWith.mock.calls.length > 0;
  });
}

/** Returns the script URL with which a page registers the service worker. */
async function registeredUrl(): Promise<string> {
  const register = vi.fn<(url: string) => Promise<void>>().mockResolvedValue();
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: { register, ready: Promise.resolve({ active: null }) },
  });
  await keepForOffline([], { isWanted: () => true });
  return new URL(register.mock.calls.flat()[0] ?? "", "https://larder.test").href;
}

describe("the service worker", () => {
  const candidates = ["/", "/items", "/item-check/1/2", "/settings", "/shopping-lists", "/auth"];

  it("answers the screens that the stored household can show", async () => {
    const answered = answeredBy(await registeredUrl(), candidates);
    expect(answered).toEqual(["/", "/items", "/item-check/1/2"]);
  });

  it("answers no page when its script URL names no screen", () => {
    expect(answeredBy("https://larder.test/service-worker.js", candidates)).toEqual([]);
  });
});
