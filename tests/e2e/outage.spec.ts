import type { Page } from "@playwright/test";
import { signalPostgres } from "../support/postgres-processes";
import { type RunningApp, startApp } from "../support/start-app";
import { Entrance } from "./pages/entrance";
import { amountsOf, expectCounted, expectKept, stockAndBegin, test } from "./support/offline";
import { expect, newPerson } from "./support/test";

test.use({ serviceWorkers: "allow" });

const NOTICE = "Larder cannot be reached. You see what this device has kept.";

// The test stops its database, so it runs its own server with a database that no other test uses.
let app: RunningApp;

test.beforeAll(async () => {
  app = await startApp({ env: { AVATARS: "off" } });
});

test.afterEach(() => thaw());

test.afterAll(async () => {
  thaw();
  await app.stop();
});

const freeze = () => signalPostgres(app.dataDir, "SIGSTOP");
const thaw = () => signalPostgres(app.dataDir, "SIGCONT");

/** Creates a household with a check at the first of five items, and waits until the device has stored it. */
async function begin(page: Page) {
  await new Entrance(page).register(newPerson());
  const begun = await stockAndBegin(page);
  await page.goto("/");
  await expect(page.getByText("0 of 5 items checked")).toBeVisible();
  const isStored = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open("larder");
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = database.transaction("households").objectStore("households").getAll();
      const rows = await new Promise((resolve) => {
        reading.onsuccess = () => resolve(reading.result);
      });
      database.close();
      const text = JSON.stringify(rows);
      return ["Flour", "Pantry", "inventory-updates"].every((word) => text.includes(word));
    });
  await expect.poll(isStored).toBe(true);
  return begun;
}

test("while PostgreSQL is frozen the stored household opens with and without a service worker", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  const { check, ids } = await begin(page);
  await expectKept(page);
  const withoutWorker = await browser.newContext({ baseURL: app.url, serviceWorkers: "block" });
  const plain = await withoutWorker.newPage();
  await begin(plain);
  const state = await withoutWorker.storageState();
  freeze();

  await test.step("the service worker opens the stored screens, and a count is stored on the device", async () => {
    const items = await page.goto("/items");
    expect(items?.fromServiceWorker()).toBe(true);
    await expect(page.getByText("Flour")).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.getByRole("link", { name: "Locations", exact: true }).first().click();
    await expect(page).toHaveURL("/locations");
    await expect(page.getByRole("heading", { name: "Pantry" })).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByRole("heading", { name: "Larder cannot be reached" })).toBeVisible();
    await page.goto(`/item-single-check/${ids.location}/${ids.items[0]}`);
    await check.count("Flour", { whole: "3" });
    await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
    await expect(page.getByText("Connecting. 1 count waits on this device.")).toBeVisible();
  });

  await test.step("without a service worker the server answers 503 with the stored screens", async () => {
    const items = await plain.goto("/items");
    expect(items?.status()).toBe(503);
    await expect(plain.getByText("Flour")).toBeVisible();
    await expect(plain.getByText(NOTICE)).toBeVisible();
    await plain.getByRole("link", { name: "Locations", exact: true }).first().click();
    await expect(plain).toHaveURL("/locations");
    await expect(plain.getByRole("heading", { name: "Pantry" })).toBeVisible();
  });

  const emptyDevice = await browser.newContext({
    baseURL: app.url,
    serviceWorkers: "block",
    storageState: { cookies: state.cookies, origins: [] },
  });
  const elsewhere = await emptyDevice.newPage();
  expect((await elsewhere.goto("/items"))?.status()).toBe(503);
  const unreachable = elsewhere.getByRole("heading", { name: "Larder cannot be reached" });
  await expect(unreachable).toBeVisible();

  await test.step("after the outage the pending count is sent and every page loads", async () => {
    thaw();
    // On a device without stored data, the error page reloads itself once the server responds again.
    await expect(elsewhere.getByText("Flour")).toBeVisible({ timeout: 20_000 });
    await expectCounted(page, amountsOf(ids, [3]));
    await expect(page.getByText(/on this device|cannot be reached/)).toHaveCount(0);
    const back = await page.goto("/settings");
    expect(back?.status()).toBe(200);
    await expect(page.getByText("User Management")).toBeVisible();
  });

  for (const opened of [context, withoutWorker, emptyDevice]) await opened.close();
});
