import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";

/** What the browser says by itself about every failed call; the tests look at the screen instead. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/;

/** Fails the test on what a person never sees: errors in the console, refused scripts, thrown errors. */
export function watchForErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
  return errors;
}

export const test = base.extend<{ noErrors: undefined }>({
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

/** Expects that nothing on the screen is hard to use for anybody. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}

/** The same in the dark and the light theme, which follow the device. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(
      page.locator(colorScheme === "dark" ? "html.dark" : "html:not(.dark)"),
    ).toBeAttached();
    await expectAccessible(page);
  }
}

/** Lets the page's stream of changes tell nothing, for what happens to somebody who has not heard yet. */
export async function silenceStream(page: Page): Promise<void> {
  await page.route("**/api/events*", () => undefined);
}

let serial = 0;

/** The account of somebody who is new here. */
export function newPerson() {
  serial += 1;
  const username = `person-${process.pid}-${Date.now().toString(36)}-${serial}`;
  return { username, email: `${username}@example.com`, password: "a quiet cellar" };
}

export type Person = ReturnType<typeof newPerson>;
