import type { Page, Request } from "@playwright/test";

/** Requests of a page that have no answer yet, except the event stream, which never ends. */
export type Pending = ReadonlySet<Request>;

/** Returns a set of the page's requests without an answer, which is updated from now on. */
export function trackRequests(page: Page): Pending {
  const pending = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/** The maximum time to wait for answers, because in some states a request gets no answer on purpose. */
const HANGING_MS = 5_000;

/**
 * Waits until the page is hydrated, its requests are answered, its fonts and visible images are loaded, and no
 * node or text is added or removed for 150 ms.
 */
export async function settle(page: Page, pending: Pending): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1, [role=status]");
    return (
      !("__next_f" in window) ||
      (heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactProps")))
    );
  });
  const end = Date.now() + HANGING_MS;
  do await page.evaluate(waitForQuiet);
  while (pending.size > 0 && Date.now() < end);
}

/** Runs in the browser. Returns after at most three seconds, because a page that polls never becomes quiet. */
async function waitForQuiet(): Promise<void> {
  const QUIET_MS = 150;
  const MOST_MS = 3_000;
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const isLoading = (image: HTMLImageElement) =>
    !image.complete && image.getBoundingClientRect().top < innerHeight;
  const isMoving = (animation: Animation) =>
    animation.playState === "running" &&
    animation.effect?.getComputedTiming().iterations !== Infinity;
  await document.fonts.ready;
  while (performance.now() - begun < MOST_MS) {
    const isQuiet = performance.now() - changed > QUIET_MS;
    if (
      isQuiet &&
      ![...document.images].some(isLoading) &&
      !document.getAnimations().some(isMoving)
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  observer.disconnect();
}
