import type { Page } from "@playwright/test";
import { deferred } from "@/tests/support/deferred";

/** Lets the calls of an address fail as without a network. `page.unroute` ends it. */
export async function cutOff(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => route.abort());
}

/**
 * Holds the calls of an address, for what a screen says meanwhile.
 * @returns what lets them fail.
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  const held = deferred<null>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.abort();
  });
  return () => held.resolve(null);
}
