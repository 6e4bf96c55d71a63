import type { Entry } from "./entry";
import { settle } from "./settle";
import type { Visit } from "./visitor";

/**
 * Scrolls a page that is higher than the screen to its end, and waits until nothing changes. Returns whether
 * it has scrolled. It does not scroll when steps have opened a dialog or a menu, which covers the page.
 */
export async function scrollToEnd(
  { page, pending }: Pick<Visit, "page" | "pending">,
  { steps, hasEnd = !steps }: Entry,
): Promise<boolean> {
  const isLong = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  if (!isLong || !hasEnd) return false;
  // Rows are laid out only when they come into view, which can make the page higher.
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settle(page, pending);
  }
  return true;
}

/** Runs in the browser. Scroll positions can be fractions of a pixel. */
function isAtEnd(): boolean {
  return scrollY + innerHeight > document.documentElement.scrollHeight - 1;
}
