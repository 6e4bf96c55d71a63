import type { Page } from "@playwright/test";
import { db } from "@/lib/server/db";
import { beginCheck, expectKept, test } from "./support/offline";
import { expect } from "./support/test";

test.use({ serviceWorkers: "allow" });

/** Adds "Olives" on the screen of a location, and counts 3 jars of it. */
async function addAndCountOlives(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item" });
  await dialog.getByLabel("Name", { exact: true }).fill("Olives");
  await dialog.getByLabel("Unit").selectOption("jar");
  await dialog.getByRole("button", { name: "Add Item" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: /^Olives/ }).click();
  await expect(page.getByRole("heading", { name: "Olives" })).toBeVisible();
  await page.getByRole("button", { name: "3", exact: true }).click();
  await page.getByRole("button", { name: /^Set 3/ }).click();
  await expect(page).toHaveURL(/\/location-nav\//);
}

/** Waits until the server has exactly one item named "Olives", with a count of 3. */
async function expectOlivesOnce(page: Page, locationId: number): Promise<void> {
  const read = () =>
    page.evaluate(async () => {
      const get = async (path: string) => (await fetch(path)).json() as Promise<unknown>;
      const items = (await get("/api/items")) as { id: number; name: string; locationId: number }[];
      const { id } = (await get("/api/inventory-updates/active")) as { id: number };
      const counts = (await get(`/api/inventory-updates/${id}/items`)) as {
        itemId: number;
        newStock: number;
      }[];
      return items
        .filter(({ name }) => name === "Olives")
        .map((item) => ({
          locationId: item.locationId,
          counts: counts.filter(({ itemId }) => itemId === item.id).map(({ newStock }) => newStock),
        }));
    });
  await expect.poll(read, { timeout: 20_000 }).toEqual([{ locationId, counts: [3] }]);
}

test("an item that is added and counted offline is on the server once, with its count", async ({
  page,
  context,
}) => {
  const { ids } = await beginCheck(page);
  await expectKept(page);
  await page.goto(`/location-check/${ids.location}`);
  await context.setOffline(true);
  await addAndCountOlives(page);

  await test.step("a reload without a network keeps the item, its count and its address", async () => {
    await page.goto(`/location-check/${ids.location}`);
    await expect(page.getByText("Offline. 2 changes wait on this device.")).toBeVisible();
    await expect(page.getByText("Current: 3 jars")).toBeVisible();
    await page.getByRole("link", { name: /^Olives/ }).click();
    await expect(page.getByRole("heading", { name: "Olives" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Olives" })).toBeVisible();
  });

  await test.step("with a network the item and its count are sent, and the address gets the real id", async () => {
    const temporary = page.url();
    await context.setOffline(false);
    await expectOlivesOnce(page, ids.location);
    await expect(page).not.toHaveURL(temporary);
    await expect(page.getByText(/on this device/)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Olives" })).toBeVisible();
    await page.goto(temporary);
    await expect(page.getByRole("heading", { name: "Olives" })).toBeVisible();
    await expect(page).not.toHaveURL(temporary);
  });
});

test("an offline item whose location was deleted meanwhile stays on the device with its count and can be added elsewhere", async ({
  page,
  context,
}) => {
  const { ids } = await beginCheck(page);
  const shelf = await page.evaluate(async () => {
    const response = await fetch("/api/locations", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Shelf" }),
    });
    return ((await response.json()) as { id: number }).id;
  });
  await page.goto(`/location-check/${ids.location}`);
  await expectKept(page);
  await context.setOffline(true);
  await addAndCountOlives(page);
  const deletion = { isDeleted: true, deletedAt: new Date() };
  await db.item.updateMany({ where: { locationId: ids.location }, data: deletion });
  await db.location.update({ where: { id: ids.location }, data: deletion });
  await context.setOffline(false);

  const refused = page.getByRole("list", { name: "Not saved" });
  await expect(refused.getByText(/^Olives: not added, 3 jars counted/)).toBeVisible();
  await page.reload();
  await refused.getByRole("button", { name: "Try again" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Item" });
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Olives");
  await dialog.getByLabel("Location").selectOption("Shelf");
  await dialog.getByRole("button", { name: "Add Item" }).click();
  await expect(refused).toBeHidden();
  await expectOlivesOnce(page, shelf);
});
