import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { additionalAxeRules } from "@/tests/support/axe-rules";

/**
 * Messages that the browser logs for failed calls. The tests assert what the screen shows for these failures.
 */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;

/** Collects errors that no screen shows: console errors, refused scripts and thrown errors. */
export function watchForErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
  return errors;
}

/**
 * Waits until React has hydrated the page, because a click before the hydration is lost. Documents without
 * React, such as the outage page, are ready at once.
 */
async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!("__next_f" in window)) return true;
    const heading = document.querySelector("h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactProps"));
  });
}

/** Makes `goto` and `reload` wait for the hydration of the page. */
function waitingForHydration(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...options) => {
    const response = await goto(...options);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await waitForHydration(page);
    return response;
  };
  return page;
}

export const test = base.extend<{ noErrors: undefined }>({
  page: async ({ page }, run) => {
    await run(waitingForHydration(page));
  },
  noErrors: [
    async ({ context }, use) => {
      const errors = watchForErrors(context);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Expects no accessibility violations (axe) on the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // Waits for running animations: axe measures too little contrast while an element fades in.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === "running" && typeof endTime === "number" && Number.isFinite(endTime);
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  // React replaces the title after the content when a screen opens without a full load.
  await expect(page).toHaveTitle(/./);
  await expectNoViolations(await axeFor(page));
}

/**
 * Returns axe for a page. By default axe also describes each element that passes a rule, which takes longer
 * than the rules themselves. The axe script is evaluated once per document, because its evaluation takes as
 * long as a check.
 */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  const axe = isLoaded ? new AxeBuilder({ page, axeSource: ";" }) : new AxeBuilder({ page });
  return axe.options({ resultTypes: ["violations"], rules: await additionalAxeRules(page) });
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  // The legacy mode of axe opens no extra page. It cannot check frames of other origins, but the app has none.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

/** Expects no accessibility violations in both themes. The light theme is only checked for contrast. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await emulateTheme(page, "dark");
  await expectAccessible(page);
  await emulateTheme(page, "light");
  const axe = await axeFor(page);
  await expectNoViolations(axe.withRules("color-contrast"));
}

async function emulateTheme(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(
    page.locator(colorScheme === "dark" ? "html.dark" : "html:not(.dark)"),
  ).toBeAttached();
}

let serial = 0;

/** Returns the account data of a person who is not registered yet. */
export function newPerson() {
  serial += 1;
  const username = `person-${process.pid}-${Date.now().toString(36)}-${serial}`;
  return { username, email: `${username}@example.com`, password: "a quiet cellar" };
}

export type Person = ReturnType<typeof newPerson>;
