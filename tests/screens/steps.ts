import type { Page } from "@playwright/test";

/** Presses the first button with exactly this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();

/** Presses a key after the shortcuts were loaded. */
export const pressKey = (key: string) => async (page: Page) => {
  await page.locator("html[data-has-shortcuts]").waitFor({ state: "attached" });
  await page.keyboard.press(key);
};

/** Follows the first link with exactly this name. */
export const follow = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole("link", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();

/** Types into the field with this label. */
export const type = (label: string | RegExp, text: string) => (page: Page) =>
  page
    .getByLabel(label, typeof label === "string" ? { exact: true } : {})
    .first()
    .fill(text);

/** Waits for a text that is visible only in the wanted state. */
export const see = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Scrolls a text that appears late to the middle of the window. */
export const show = (text: string | RegExp) => (page: Page) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center" }));

/** Combines steps. */
export const all =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

/** Matches the console error of an address, a location, a check or a list that does not exist. */
export const NOT_FOUND = /status of 404/;

/** Matches the console errors of `failing`. */
export const FAILING_ERRORS = /status of 500/;

/** Matches the console errors of `goOffline`. */
export const OFFLINE_ERRORS = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/;

/** Makes all calls of these paths answer 500. */
export const failing =
  (...patterns: string[]) =>
  async (page: Page): Promise<void> => {
    for (const pattern of patterns) {
      await page.route(pattern, (route) =>
        route.fulfill({
          status: 500,
          json: {
            code: "internal",
            message: "Something went wrong on our side. Please try again.",
          },
        }),
      );
    }
  };

/** Makes all calls of these paths wait until the page is closed. */
export const hanging =
  (...patterns: string[]) =>
  async (page: Page): Promise<void> => {
    for (const pattern of patterns) await page.route(pattern, () => undefined);
  };

/** Cuts the network of the page alone: other pages of its browser context stay online. */
export async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
