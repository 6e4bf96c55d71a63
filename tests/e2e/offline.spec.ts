import type { Page, Request } from "@playwright/test";
import { deferred } from "../support/deferred";
import { findFreePort, startApp } from "../support/start-app";
import { CheckPages } from "./pages/check";
import { Entrance } from "./pages/entrance";
import { createHome, signIn } from "./support/household";
import { expect, newPerson, test as base, watchForErrors, type Person } from "./support/test";

/** What the browser says by itself where there is no network, and Next where it loads a page instead. */
const WITHOUT_A_NETWORK =
  /net::ERR_|Failed to fetch RSC payload|An unknown error occurred when fetching the script/;

const test = base.extend({
  noErrors: async ({ context }, run) => {
    const errors = watchForErrors(context);
    await run(undefined);
    expect(errors.filter((text) => !WITHOUT_A_NETWORK.test(text))).toEqual([]);
  },
});

const ITEMS = ["Flour", "Honey", "Rice", "Sugar", "Tea"];
const isCountCall = (request: Request) =>
  request.method() === "POST" && new URL(request.url()).pathname === "/api/inventory-items";

/** Somebody new in a household of their own, on the server that all tests share. */
async function enter(page: Page): Promise<Person> {
  const { admin } = await createHome();
  await signIn(page, admin);
  await page.goto("/");
  return admin;
}

/** One room of five items, whose check stands at the first of them. */
async function stockAndBegin(page: Page) {
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

/** A new household whose check stands at the first of five items. */
async function beginCheck(page: Page) {
  const person = await enter(page);
  return { person, ...(await stockAndBegin(page)) };
}

/** What the server has counted, as item id to amount, once it has everything. */
async function expectCounted(page: Page, amounts: Record<number, number>): Promise<void> {
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

function amountsOf(ids: { items: number[] }, amounts: number[]): Record<number, number> {
  return Object.fromEntries(ids.items.flatMap((id, index) => pairOf(id, amounts[index])));
}

/** Waits until the device has everything that the screens need to open without a network. */
async function expectKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => (await caches.match("/offline")) !== undefined);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

async function logOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
  } else await page.getByRole("button", { name: "Logout" }).click();
}

const pairOf = (id: number, amount: number | undefined) =>
  amount === undefined ? [] : [[id, amount] as const];

test("counts made without a network wait on the device and arrive when it is back", async ({
  page,
  context,
}) => {
  const { check, ids } = await beginCheck(page);
  await check.count("Flour", { whole: "1" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await context.setOffline(true);
  await check.count("Honey", { whole: "2" });
  await check.count("Rice", { whole: "3" });
  await check.count("Sugar", { whole: "4" });
  await expect(page.getByRole("heading", { name: "Tea" })).toBeVisible();
  await expect(page.getByText("Offline. 3 counts wait on this device.")).toBeVisible();
  await check.count("Tea", { whole: "5" });
  await expect(page).toHaveURL(/\/location-summary\//);
  await expect(page.getByText("Waiting to be sent")).toHaveCount(4);
  await expect(page.getByText("Nothing left to check here.")).toBeVisible();
  await page.getByRole("button", { name: "Finish check" }).click();
  await expect(page.getByText(/^4 counts wait on this device. Your inventory/)).toBeVisible();
  await page.getByRole("button", { name: "Complete & Generate Shopping List" }).click();
  await expect(page.getByRole("button", { name: "Waiting for counts..." })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL("/shopping-list");
  await page.goto("/inventory-check");
  const stock = await page.evaluate(async () => {
    const items = (await (await fetch("/api/items")).json()) as {
      id: number;
      currentStock: number;
    }[];
    return Object.fromEntries(items.map(({ id, currentStock }) => [id, currentStock]));
  });
  expect(stock).toEqual(amountsOf(ids, [1, 2, 3, 4, 5]));
});

test("a bad network loses and doubles nothing", async ({ page }) => {
  const { check, ids } = await beginCheck(page);
  const keys = new Map<string, Set<string>>();
  let calls = 0;
  await page.route("**/api/inventory-items", async (route, request) => {
    const { itemId } = request.postDataJSON() as { itemId: number };
    const key = request.headers()["idempotency-key"] ?? "";
    keys.set(String(itemId), (keys.get(String(itemId)) ?? new Set()).add(key));
    calls += 1;
    // Every other call never gets there; every third answer never comes back.
    if (calls % 2 === 1) return route.abort("connectionreset");
    if (calls % 3 === 0) {
      await route.fetch();
      return route.abort("connectionreset");
    }
    return route.continue();
  });
  for (const [index, name] of ITEMS.entries()) {
    await check.count(name, { whole: String(index + 1) });
  }
  await expect(page).toHaveURL(/\/location-summary\//);
  await expectCounted(page, amountsOf(ids, [1, 2, 3, 4, 5]));
  await expect(page.getByText("Waiting to be sent")).toHaveCount(0, { timeout: 20_000 });
  expect([...keys.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
  await page.reload();
  await expect(page.getByText(/^Current: /)).toHaveCount(5);
});

test("a slow server holds nobody up", async ({ page }) => {
  const { check, ids } = await beginCheck(page);
  const { promise: isBetter, resolve: getBetter } = deferred<undefined>();
  await page.route("**/api/inventory-items", async (route) => {
    await isBetter;
    await route.continue();
  });
  await check.count("Flour", { whole: "1" });
  await check.count("Honey", { whole: "2" });
  await expect(page.getByRole("heading", { name: "Rice" })).toBeVisible();
  await expect(page.getByText("Connecting. 2 counts wait on this device.")).toBeVisible();
  getBetter(undefined);
  await expectCounted(page, amountsOf(ids, [1, 2]));
  await expect(page.getByText(/on this device/)).toHaveCount(0);
});

test("a tab that is closed right after a tap has lost nothing", async ({ page, context }) => {
  const { check, ids } = await beginCheck(page);
  await context.setOffline(true);
  await check.count("Flour", { whole: "6" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto("/");
  await expectCounted(reopened, amountsOf(ids, [6]));
});

test("two tabs send each count once", async ({ page, context }) => {
  const { check, ids } = await beginCheck(page);
  const other = await context.newPage();
  await other.goto("/");
  await context.setOffline(true);
  await check.count("Flour", { whole: "1" });
  await check.count("Honey", { whole: "2" });
  await expect(other.getByText("Offline. 2 counts wait on this device.")).toBeVisible();
  const calls: string[] = [];
  context.on("request", (request) => {
    if (isCountCall(request)) calls.push(request.headers()["idempotency-key"] ?? "");
  });
  await context.setOffline(false);
  await expectCounted(page, amountsOf(ids, [1, 2]));
  await expect(other.getByText(/on this device/)).toHaveCount(0);
  expect(new Set(calls).size).toBe(2);
});

test("a count of a check that was cancelled meanwhile is shown, not dropped", async ({
  page,
  context,
}) => {
  const { check } = await beginCheck(page);
  await context.setOffline(true);
  await check.count("Flour", { whole: "6" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const api = { headers: { cookie, "sec-fetch-site": "same-origin" } };
  const active = await context.request.get("/api/inventory-updates/active", api);
  const { id } = (await active.json()) as { id: number };
  expect((await context.request.delete(`/api/inventory-updates/${id}`, api)).status()).toBe(204);
  const reopened = await context.newPage();
  await reopened.goto("/");
  await expect(reopened).toHaveURL(/\/item-check\//);
  await expect(reopened.getByRole("heading", { name: "No active inventory check" })).toBeVisible();
  await reopened.goto("/");
  const refused = reopened.getByRole("list", { name: "Not saved" });
  await expect(refused).toContainText("Flour: 6 packs not saved.");
  await refused.getByRole("button", { name: "Discard" }).click();
  await expect(refused).toBeHidden();
});

test("a session that ended keeps what waits for its person, and shows it to nobody else", async ({
  page,
  context,
}) => {
  const { person, check, ids } = await beginCheck(page);
  const somebodyElse = newPerson();
  await context.setOffline(true);
  await check.count("Flour", { whole: "3" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await context.clearCookies();

  const other = await context.newPage();
  await new Entrance(other).register(somebodyElse);
  await expect(other.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  await expect(other.getByText(/on this device|not saved/)).toHaveCount(0);
  await context.clearCookies();
  await new Entrance(other).login(person);
  await expect(other).toHaveURL("/");
  await expectCounted(other, amountsOf(ids, [3]));
});

test("logging out asks while something waits", async ({ page, context, isMobile }) => {
  const { check } = await beginCheck(page);
  await page.route("**/api/inventory-items", (route) => route.abort());
  await check.count("Flour", { whole: "3" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await logOut(page, isMobile);
  await expect(page.getByText(/^1 count on this device has not been saved yet/)).toBeVisible();
  await page.getByRole("button", { name: "Log out and discard" }).click();
  await expect(page).toHaveURL("/auth");
  const readLeft = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("larder");
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const rows = await Promise.all(
        ["outbox", "households"].map(
          (name) =>
            new Promise((resolve) => {
              const counting = database.transaction(name).objectStore(name).count();
              counting.onsuccess = () => resolve(counting.result);
            }),
        ),
      );
      database.close();
      return { rows, caches: await caches.keys() };
    });
  await expect.poll(readLeft).toEqual({ rows: [0, 0], caches: [] });
  // What was being kept in the moment of logging out does not come back.
  await page.waitForTimeout(3_000);
  expect(await readLeft()).toEqual({ rows: [0, 0], caches: [] });
  await context.close();
});

test("the screens open without a network, with what waits", async ({ page, context, isMobile }) => {
  const { check, ids } = await beginCheck(page);
  await expectKept(page);
  await check.count("Flour", { whole: "1" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await expectCounted(page, amountsOf(ids, [1]));
  await context.setOffline(true);
  await check.count("Honey", { whole: "2" });
  await expect(page.getByRole("heading", { name: "Rice" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Rice" })).toBeVisible();
  await expect(page.getByText("Offline. 1 count waits on this device.")).toBeVisible();
  await check.count("Rice", { whole: "3" });
  await expect(page.getByRole("heading", { name: "Sugar" })).toBeVisible();
  await page.goto(`/location-check/${ids.location}`);
  await expect(page.getByText(/^Current: /)).toHaveCount(3);
  await expect(page.getByText("Waiting to be sent")).toHaveCount(2);
  await page.goto("/");
  await expect(page.getByText("3 of 5 items checked")).toBeVisible();
  await page.getByRole("link", { name: "Items", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Items", level: 1 })).toBeVisible();
  await expect(page.getByText("Sugar")).toBeVisible();
  await page.getByRole("link", { name: "Locations", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Pantry" })).toBeVisible();

  // Logging out needs the network, and its question is loaded late: the screen stays, and says so.
  if (!isMobile) await logOut(page, isMobile);
  else await page.getByRole("button", { name: /account menu/ }).click();
  await expect(page.getByText(/could not be loaded. Please try again/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pantry" })).toBeVisible();

  await context.setOffline(false);
  await expectCounted(page, amountsOf(ids, [1, 2, 3]));
  await expect(page.getByText(/on this device/)).toHaveCount(0);
  await page.goto(`/location-check/${ids.location}`);
  await expect(page.getByText(/^Current: /)).toHaveCount(3);
});

test("without a network nobody sees the household of whoever has left", async ({
  page,
  context,
}) => {
  const { person } = await beginCheck(page);
  await expectKept(page);
  await context.clearCookies();
  const other = newPerson();
  await new Entrance(page).register(other);
  await expectKept(page);
  // Stored a moment after it was shown.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/items");
  await expect(page.getByText("Flour")).toHaveCount(0);
  await expect(page.getByText(person.username)).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
});

test("the shell holds nothing of a household, and keeps its own policy", async ({ page }) => {
  const { person } = await beginCheck(page);
  await expectKept(page);
  const shell = await page.evaluate(async () => {
    const response = await caches.match("/offline");
    const policy = response?.headers.get("content-security-policy") ?? "";
    return { policy, html: (await response?.text()) ?? "" };
  });
  expect(shell.html).not.toContain("Flour");
  expect(shell.html).not.toContain(person.username);
  const nonce = /'nonce-([^']+)'/.exec(shell.policy)?.[1] ?? "";
  expect(nonce).not.toBe("");
  expect(shell.html).toContain(`nonce="${nonce}"`);
  expect(shell.policy).toContain("worker-src 'self'");
});

test("the application can be installed", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: "Larder", start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe("image/png");
  }
});

test("a server that is killed and started again has every count once", async ({ browser }) => {
  test.setTimeout(120_000);
  const PORT = String(await findFreePort());
  const first = await startApp({ env: { PORT, AVATARS: "off" } });
  const context = await browser.newContext({ baseURL: first.url });
  try {
    const page = await context.newPage();
    await new Entrance(page).register(newPerson());
    const { check, ids } = await stockAndBegin(page);
    await check.count("Flour", { whole: "1" });
    await expectCounted(page, amountsOf(ids, [1]));
    await first.kill("SIGKILL");
    await check.count("Honey", { whole: "2" });
    await check.count("Rice", { whole: "3" });
    await expect(page.getByText("Connecting. 2 counts wait on this device.")).toBeVisible();
    const second = await startApp({ dataDir: first.dataDir, env: { PORT, AVATARS: "off" } });
    try {
      await check.count("Sugar", { whole: "4" });
      await expectCounted(page, amountsOf(ids, [1, 2, 3, 4]));
      await expect(page.getByText(/on this device/)).toHaveCount(0);
    } finally {
      await second.kill("SIGTERM");
    }
  } finally {
    await context.close();
    await first.stop();
  }
});
