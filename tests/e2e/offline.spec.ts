import { Entrance } from "./pages/entrance";
import { amountsOf, beginCheck, expectCounted, expectKept, logOut, test } from "./support/offline";
import { expect, newPerson } from "./support/test";

test.use({ serviceWorkers: "allow" });

test("offline the screens open, and counts wait on the device and are sent later", async ({
  page,
  context,
  isMobile,
}) => {
  const { check, ids, person } = await beginCheck(page);
  await expectKept(page);

  await test.step("the stored app shell contains no household data and has a separate content security policy", async () => {
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

  await check.count("Flour", { whole: "1" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await expectCounted(page, amountsOf(ids, [1]));
  await context.setOffline(true);

  await test.step("the notice about being offline is above the content and stays visible", async () => {
    const notice = page.getByText("Offline. You see what this device has kept.");
    await expect(notice).toBeInViewport();
    const place = await page.locator("[data-device-notice]").evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const main = document.querySelector("main")?.getBoundingClientRect();
      return { position: getComputedStyle(element).position, left, right, bottom, main };
    });
    expect(place.position).toBe("fixed");
    const isBeside = place.main !== undefined && place.right <= place.main.left;
    expect(isBeside || place.bottom <= (place.main?.top ?? 0)).toBe(true);
  });

  await check.count("Honey", { whole: "2" });
  await expect(page.getByRole("heading", { name: "Rice" })).toBeVisible();

  await test.step("offline the screens open after a reload and show the pending counts", async () => {
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
  });

  await test.step("offline a page that the device has not stored shows the reason in the frame of the app", async () => {
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
    await page.getByRole("link", { name: "Locations", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Pantry" })).toBeVisible();
  });

  await test.step("offline a dialog that was not opened before is available", async () => {
    await logOut(page, isMobile);
    await expect(page.getByText(/^2 counts on this device have not been saved yet/)).toBeVisible();
    await page.getByRole("button", { name: "Stay signed in" }).click();
    await page.getByRole("button", { name: "Add Location" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add New Location" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("a check that was finished offline is completed once its counts are sent", async () => {
    await page.goto(`/item-single-check/${ids.location}/${ids.items[3]}`);
    await check.count("Sugar", { whole: "4" });
    await expect(page.getByRole("heading", { name: "Tea" })).toBeVisible();
    await expect(page.getByText("Offline. 3 counts wait on this device.")).toBeVisible();
    await check.count("Tea", { whole: "5" });
    await expect(page).toHaveURL(/\/location-summary\//);
    await expect(page.getByText("Waiting to be sent")).toHaveCount(4);
    await expect(page.getByText("All 5 counted")).toBeVisible();
    await page.getByRole("button", { name: "Finish check" }).click();
    await expect(page.getByText(/^4 counts wait on this device. Your inventory/)).toBeVisible();
    await page.getByRole("button", { name: "Complete & Generate Shopping List" }).click();
    await expect(page.getByRole("button", { name: "Waiting for counts..." })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL("/shopping-list");
    await expect(page.getByText(/on this device/)).toHaveCount(0);
    const stock = await page.evaluate(async () => {
      const items = (await (await fetch("/api/items")).json()) as {
        id: number;
        currentStock: number;
      }[];
      return Object.fromEntries(items.map(({ id, currentStock }) => [id, currentStock]));
    });
    expect(stock).toEqual(amountsOf(ids, [1, 2, 3, 4, 5]));
  });
});

test("pending counts survive a closed tab and an ended session and are hidden from another person", async ({
  page,
  context,
}) => {
  const { person, check, ids } = await beginCheck(page);
  await expectKept(page);
  await context.setOffline(true);
  await check.count("Flour", { whole: "3" });
  await expect(page.getByRole("heading", { name: "Honey" })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await context.clearCookies();

  const other = await context.newPage();
  await new Entrance(other).register(newPerson());
  await expect(other.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  await expect(other.getByText(/on this device|not saved/)).toHaveCount(0);
  await expectKept(other);
  // The device stores a household a moment after the screen shows it. The page is therefore reloaded before it
  // goes offline.
  await other.reload();
  await expect(other.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  await context.setOffline(true);
  await other.goto("/items");
  await expect(other.getByText("Flour")).toHaveCount(0);
  await expect(other.getByText(person.username)).toHaveCount(0);
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();

  await context.setOffline(false);
  await context.clearCookies();
  await new Entrance(other).login(person);
  await expect(other).toHaveURL("/");
  await expectCounted(other, amountsOf(ids, [3]));
});
