import { deferred } from "../support/deferred";
import { findFreePort, startApp } from "../support/start-app";
import { Entrance } from "./pages/entrance";
import {
  amountsOf,
  beginCheck,
  expectCounted,
  isCountCall,
  ITEMS,
  logOut,
  stockAndBegin,
  test,
} from "./support/offline";
import { expect, newPerson } from "./support/test";

test.use({ serviceWorkers: "allow" });

test("counts made without a network are sent once it is back", async ({ page, context }) => {
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

test("a choice that is not confirmed yet survives a reload, and is deleted at logout", async ({
  page,
  isMobile,
}) => {
  const { person } = await beginCheck(page);
  const key = (name: string) => page.getByRole("button", { name, exact: true, pressed: true });
  await page.getByRole("button", { name: "4", exact: true }).click();
  await page.getByRole("button", { name: "⅓", exact: true }).click();
  await page.reload();
  await expect(key("4")).toBeVisible();
  await expect(key("⅓")).toBeVisible();
  const address = page.url();
  await logOut(page, isMobile);
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await new Entrance(page).login(person);
  await expect(page).toHaveURL("/");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Flour" })).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
});

test("on a bad network every count is recorded exactly once", async ({ page }) => {
  const { check, ids } = await beginCheck(page);
  const keys = new Map<string, Set<string>>();
  let calls = 0;
  await page.route("**/api/inventory-items", async (route, request) => {
    const { itemId } = request.postDataJSON() as { itemId: number };
    const key = request.headers()["idempotency-key"] ?? "";
    keys.set(String(itemId), (keys.get(String(itemId)) ?? new Set()).add(key));
    calls += 1;
    // Every other call fails before the server gets it; every third answer is lost.
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

test("counting goes on while the server is slow", async ({ page }) => {
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

test("a count survives closing the tab right after the tap", async ({ page, context }) => {
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

test("a pending count of a cancelled check is shown as not saved", async ({ page, context }) => {
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

test("pending counts of an ended session stay for their person, and nobody else sees them", async ({
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

test("every count is recorded once although the server is killed and started again", async ({
  browser,
}) => {
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
