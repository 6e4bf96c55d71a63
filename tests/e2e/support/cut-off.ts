import type { Page } from "@playwright/test";
import { deferred } from "@/tests/support/deferred";

/**
 * Delays all requests whose URL matches the pattern.
 * @returns a function that makes these requests fail
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  const held = deferred<null>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.abort();
  });
  return () => held.resolve(null);
}
