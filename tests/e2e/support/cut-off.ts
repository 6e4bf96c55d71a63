import type { Page } from "@playwright/test";
import { deferred } from "@/tests/support/deferred";

/**
 * Delays the calls of a URL pattern.
 * @returns a function that makes them fail.
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  const held = deferred<null>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.abort();
  });
  return () => held.resolve(null);
}
