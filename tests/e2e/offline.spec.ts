import { Entrance } from "./pages/entrance";
import { amountsOf, beginCheck, expectCounted, expectKept, logOut, test } from "./support/offline";
import { expect, newPerson } from "./support/test";

test.use({ serviceWorkers: "allow" });

test("logging out asks while something waits", async ({ page, context, isMobile }) => {
  const { check } = await beginCheck(page);
  await page.route("**/api/inventory-items", (route) => route.abort());
  await check.count("Flour", { whole: "3" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await logOut(page, isMobile);
  await expect(page.getByText(/^1 count on this device has not been saved yet/)).toBeVisible();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
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
  // The count stays for its person.
  await expect.poll(readLeft).toEqual({ rows: [1, 0], caches: [] });
  // A store that was under way at the logout must not come back. Nothing marks its end, so the test waits.
  // eslint-disable-next-line playwright/no-wait-for-timeout
  await page.waitForTimeout(3_000);
  expect(await readLeft()).toEqual({ rows: [1, 0], caches: [] });
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

  // Dialogs that were never opened come from the device as well.
  await logOut(page, isMobile);
  await expect(page.getByText(/^2 counts on this device have not been saved yet/)).toBeVisible();
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await page.getByRole("button", { name: "Add Location" }).first().click();
  await expect(page.getByRole("dialog", { name: "Add New Location" })).toBeVisible();

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
