import type { Page } from "@playwright/test";

/**
 * Returns the rules that axe runs besides its default ones: the size of targets of WCAG 2.2. A toast covers parts of the
 * screen for some seconds, and axe would measure the rest of the targets below it, so this rule is left out meanwhile.
 */
export async function additionalAxeRules(page: Page) {
  const toasts = await page.locator("[aria-label=Notifications] > *").count();
  return { "target-size": { enabled: toasts === 0 } };
}
