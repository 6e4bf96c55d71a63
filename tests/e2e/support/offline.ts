import type { Page, Request } from "@playwright/test";
import { CheckPages } from "../pages/check";
import { createHome, signIn } from "./household";
import { expect, type Person, test as base, watchForErrors } from "./test";

/**
 * Matches the console messages that are expected without a network: those of the browser, and the message of
 * Next that it could not fetch a page and loads the page as a document.
 */
const WITHOUT_A_NETWORK =
  /net::ERR_|Failed to fetch RSC payload|An unknown error occurred when fetching the script/;

export const test = base.extend({
  // Without reduced motion Playwright could click beside an element that an animation still moves.
  contextOptions: { reducedMotion: "reduce" },
  noErrors: async ({ context }, run) => {
    const errors = watchForErrors(context);
    await run(undefined);
    expect(errors.filter((text) => !WITHOUT_A_NETWORK.test(text))).toEqual([]);
  },
});

export const ITEMS = ["Flour", "Honey", "Rice", "Sugar", "Tea"];
export const isCountCall = (request: Request) =>
  request.method() === "POST" && new URL(request.url()).pathname === "/api/inventory-items";

/** Creates a household on the shared server, signs in its admin and opens the home screen. */
async function enter(page: Page): Promise<Person> {
  const { admin } = await createHome();
  await signIn(page, admin);
  await page.goto("/");
  return admin;
}

/** Creates a location with five items and begins a check at the first of them. */
export async function stockAndBegin(page: Page) {
  const ids = await page.evaluate(async (names) => {
    const post = async (path: string, body: unknown) => {
      const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { id: number };
    };
    const location = await post("/api/locations", { name: "Pantry" });
    const items: number[] = [];
    for (const name of names) {
      const item = { name, locationId: location.id, desiredStock: 2, unit: "pack" };
      items.push((await post("/api/items", item)).id);
    }
    return { location: location.id, items };
  }, ITEMS);
  const check = new CheckPages(page);
  await check.start();
  await page.getByRole("link", { name: "I'm here" }).click();
  return { check, ids };
}

/** Creates a household and begins a check at the first of its five items. */
export async function beginCheck(page: Page) {
  const person = await enter(page);
  return { person, ...(await stockAndBegin(page)) };
}

/** Waits until the server has exactly these counts, as item id to amount. */
export async function expectCounted(page: Page, amounts: Record<number, number>): Promise<void> {
  const read = () =>
    page.evaluate(async () => {
      const active = (await (await fetch("/api/inventory-updates/active")).json()) as {
        id: number;
      };
      const response = await fetch(`/api/inventory-updates/${active.id}/items`);
      const counts = (await response.json()) as { itemId: number; newStock: number }[];
      return counts.map(({ itemId, newStock }) => [itemId, newStock]);
    });
  await expect
    .poll(async () => Object.fromEntries(await read()) as unknown, { timeout: 20_000 })
    .toEqual(amounts);
}

export function amountsOf(ids: { items: number[] }, amounts: number[]): Record<number, number> {
  return Object.fromEntries(ids.items.flatMap((id, index) => pairOf(id, amounts[index])));
}

/** Waits until the device has everything that the screens need to open without a network. */
export async function expectKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => (await caches.match("/offline")) !== undefined);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

export async function logOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
  } else await page.getByRole("button", { name: "Logout" }).click();
}

const pairOf = (id: number, amount: number | undefined) =>
  amount === undefined ? [] : [[id, amount] as const];
