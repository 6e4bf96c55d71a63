import { findFreePort, startApp } from "../support/start-app";
import { Entrance } from "./pages/entrance";
import {
  amountsOf,
  beginCheck,
  expectCounted,
  isCountCall,
  ITEMS,
  stockAndBegin,
  test,
} from "./support/offline";
import { expect, newPerson } from "./support/test";

test.use({ serviceWorkers: "allow" });

test("lost requests and lost answers neither lose nor duplicate a count", async ({ page }) => {
  const { check, ids } = await beginCheck(page);
  const keys = new Map<string, Set<string>>();
  let calls = 0;
  await page.route("**/api/inventory-items", async (route, request) => {
    const { itemId } = request.postDataJSON() as { itemId: number };
    const key = request.headers()["idempotency-key"] ?? "";
    keys.set(String(itemId), (keys.get(String(itemId)) ?? new Set()).add(key));
    calls += 1;
    // Every second request is lost, and so is every third answer.
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

test("two tabs send each count once, and a toast names the number of discarded counts and who cancelled the check", async ({
  page,
  context,
}) => {
  const { check, ids } = await beginCheck(page);
  const other = await context.newPage();
  await other.goto("/");

  await test.step("with two tabs open, counts made offline are sent exactly once each after reconnecting", async () => {
    await context.setOffline(true);
    await check.count("Flour", { whole: "1" });
    await check.count("Honey", { whole: "2" });
    await expect(other.getByText("Offline. 2 counts wait on this device.")).toBeVisible();
    const keys: string[] = [];
    context.on("request", (request) => {
      if (isCountCall(request)) keys.push(request.headers()["idempotency-key"] ?? "");
    });
    await context.setOffline(false);
    await expectCounted(page, amountsOf(ids, [1, 2]));
    await expect(other.getByText(/on this device/)).toHaveCount(0);
    expect(new Set(keys).size).toBe(2);
  });

  await other.close();

  await test.step("a count of a cancelled check is discarded after the tab was closed, and a toast names who cancelled", async () => {
    await context.setOffline(true);
    await check.count("Rice", { whole: "6" });
    await expect(page.getByRole("heading", { name: "Sugar" })).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const api = { headers: { cookie, "sec-fetch-site": "same-origin" } };
    const active = await context.request.get("/api/inventory-updates/active", api);
    const { id } = (await active.json()) as { id: number };
    expect((await context.request.delete(`/api/inventory-updates/${id}`, api)).status()).toBe(204);
    const reopened = await context.newPage();
    await reopened.goto("/");
    await expect(reopened.getByText("1 count discarded, cancelled by you")).toBeVisible();
    await expect(reopened.getByRole("list", { name: "Not saved" })).toBeHidden();
    await expect(reopened).toHaveURL("/");
  });
});

test("a server that is killed and restarted receives every count once", async ({ browser }) => {
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
