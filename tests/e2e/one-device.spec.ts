import type { BrowserContext, Page } from "@playwright/test";
import { jpeg } from "@/tests/support/pictures";
import { Entrance } from "./pages/entrance";
import {
  amountsOf,
  beginCheck,
  expectCounted,
  expectKept,
  isCountCall,
  logOut,
  test,
} from "./support/offline";
import { expect, newPerson } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** Reads everything that the application stores on the device. */
async function readDevice(page: Page) {
  return page.evaluate(async () => {
    const opening = indexedDB.open("larder");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const rowsOf = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        const reading = database.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => resolve(reading.result as unknown[]);
      });
    const [outbox, households] = [await rowsOf("outbox"), await rowsOf("households")];
    database.close();
    return { outbox, households, caches: await caches.keys() };
  });
}

/** Gives an item a photo, shows it, and waits until the service worker has cached it. */
async function showPhoto(page: Page, itemId: number): Promise<string> {
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await jpeg() };
  const upload = await page.request.post("/api/upload", { multipart: { file } });
  const { objectKey } = (await upload.json()) as { objectKey: string };
  const put = await page.request.put(`/api/items/${itemId}`, { data: { photo: objectKey } });
  expect(put.status()).toBe(200);
  await page.goto("/items");
  const photo = page.getByRole("img", { name: "Flour" });
  await expect(photo).toHaveJSProperty("naturalWidth", 320);
  const path = `/api/files/${objectKey}?w=320`;
  const isKept = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  return path;
}

/**
 * Blocks the calls that send counts, as a lost network does. Playwright's `route` would also disable the HTTP
 * cache.
 */
async function blockCounts(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: ["*/api/inventory-items"] });
  return async () => {
    await devTools.send("Network.setBlockedURLs", { urls: [] });
    await devTools.detach();
  };
}

/** Counts the console messages by which Chromium reports a cleared cache. */
function watchClearing(page: Page): () => number {
  let times = 0;
  page.on("console", (message) => {
    if (/Clear-Site-Data.*Cleared data types: "cache"/.test(message.text())) times += 1;
  });
  return () => times;
}

test("the next person on a device sees no data of the previous person, whose pending counts are sent later", async ({
  page,
  context,
  isMobile,
}) => {
  const timesCleared = watchClearing(page);
  const { person: first, check, ids } = await beginCheck(page);
  await expectKept(page);
  const photo = await showPhoto(page, ids.items[0] ?? 0);
  const unblock = await blockCounts(context, page);
  await page.goto(`/item-single-check/${ids.location}/${ids.items[0]}`);
  await check.count("Flour", { whole: "3" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();

  await logOut(page, isMobile);
  const question = page.getByText(/^1 count on this device has not been saved yet\. It stays/);
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await expect.poll(timesCleared).toBeGreaterThan(0);
  await expect.poll(() => readDevice(page)).toMatchObject({ households: [], caches: [] });
  const { outbox } = await readDevice(page);
  expect(outbox).toHaveLength(1);
  // Pending writes contain ids and amounts, but no names and no URLs of photos.
  expect(JSON.stringify(outbox)).not.toMatch(
    new RegExp(["Flour", "Attic", first.username, "/api/files"].join("|")),
  );
  await unblock();

  expect((await page.goto(photo))?.status()).toBe(401);
  await page.goBack();
  await expect(page.getByText(/Flour|Attic/)).toHaveCount(0);

  const counts: string[] = [];
  context.on("request", (request) => isCountCall(request) && counts.push(request.url()));
  await new Entrance(page).register(newPerson());
  await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  await expect(page.getByText(/on this device|not saved/)).toHaveCount(0);
  const answer = await page.goto(photo);
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([404, false]);
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    await expect(page.getByText(new RegExp(`Flour|Attic|${first.username}`))).toHaveCount(0);
  }
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  await logOut(page, isMobile);
  await expect(page).toHaveURL("/auth");
  await expect.poll(() => readDevice(page)).toMatchObject({ households: [], caches: [] });
  // Waits for a fixed time, because no event marks the end of a write that began before the logout.
  // eslint-disable-next-line playwright/no-wait-for-timeout
  await page.waitForTimeout(3_000);
  expect(await readDevice(page)).toMatchObject({ households: [], caches: [] });
  expect((await readDevice(page)).outbox).toHaveLength(1);
  expect(counts).toEqual([]);

  await new Entrance(page).login(first);
  await expect(page).toHaveURL("/");
  await expectCounted(page, amountsOf(ids, [3]));
  expect(counts).toHaveLength(1);
});

test("a password change elsewhere deletes photos and screens from the device but no pending counts", async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const timesCleared = watchClearing(page);
  const { person, check, ids } = await beginCheck(page);
  await expectKept(page);
  await showPhoto(page, ids.items[0] ?? 0);
  await blockCounts(context, page);
  await page.goto(`/item-single-check/${ids.location}/${ids.items[0]}`);
  await check.count("Flour", { whole: "3" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();

  const elsewhere = await playwright.request.newContext({ baseURL });
  const { username, password } = person;
  await elsewhere.post("/api/login", { data: { username, password } });
  const passwords = { currentPassword: password, newPassword: "a louder cellar" };
  expect((await elsewhere.put("/api/user/password", { data: passwords })).status()).toBe(204);
  await elsewhere.dispose();
  await expect(page).toHaveURL("/auth", { timeout: 20_000 });
  await expect(page.getByText("You were signed out", { exact: true })).toBeVisible();
  await expect.poll(timesCleared).toBeGreaterThan(0);
  await expect.poll(() => readDevice(page)).toMatchObject({ households: [], caches: [] });
  expect((await readDevice(page)).outbox).toHaveLength(1);
});
