import type { Locator } from "@playwright/test";
import {
  createCheck,
  createItem,
  createLine,
  createList,
  createLocation,
} from "@/tests/support/factories";
import { createHome, signIn } from "./support/household";
import { expect, test } from "./support/test";

/**
 * Returns the texts of the titles, labels, progress rings and controls inside `panel` that a toast covers. The title
 * bar of phones is left out, because toasts are over it.
 */
async function coveredBy(toast: Locator, panel = "body"): Promise<(string | null)[]> {
  return toast.evaluate(async (card, within) => {
    await Promise.all(card.getAnimations().map(({ finished }) => finished));
    const place = card.getBoundingClientRect();
    const controls = `${within} :is(h1, h2, h3, a, button, label, [type=checkbox], [role=img])`;
    return [...document.querySelectorAll(controls)]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isApart =
          right <= place.left || left >= place.right || bottom <= place.top || top >= place.bottom;
        const isOfPage = !card.contains(element) && !element.closest("[data-title-bar]");
        return width > 1 && !isApart && isOfPage && element.checkVisibility();
      })
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  }, panel);
}

test("a toast covers no title and no control of the page @both", async ({ page }) => {
  const { householdId, admin } = await createHome();
  const { id: locationId } = await createLocation({ householdId, name: "Fridge" });
  const list = await createList({ householdId });
  for (let index = 1; index <= 30; index += 1) {
    const item = await createItem({ locationId, name: `Extraordinarily long item name ${index}` });
    await createLine({ listId: list.id, itemId: item.id, quantity: 1 });
  }
  await signIn(page, admin);
  await page.goto("/shopping-list");
  await page.getByRole("checkbox").first().click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("status");
  await expect(toast).toContainText("Item status updated");
  await expect(toast).toContainText("Extraordinarily long item name 1");
  expect(await coveredBy(toast)).toEqual([]);
});

test("a tick in the shopping mode moves no row, and its toast covers no title and no control @both", async ({
  page,
  context,
}) => {
  const { householdId, admin } = await createHome();
  const { id: locationId } = await createLocation({ householdId });
  const list = await createList({ householdId });
  for (const name of ["Fresh whole milk of a farm, in bottles of 1 l", "Rice"]) {
    const { id: itemId } = await createItem({ locationId, name });
    await createLine({ listId: list.id, itemId, quantity: 1 });
  }
  await signIn(page, admin);
  await page.goto("/shopping-list");
  await page.getByRole("button", { name: "Shopping mode" }).click();
  const dialog = page.getByRole("dialog", { name: "Shopping mode" });
  const second = dialog.getByRole("checkbox").nth(1);
  const before = await second.boundingBox();
  // Without a network the toast has its largest number of lines.
  await context.setOffline(true);
  await dialog.getByRole("checkbox").first().click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("status");
  await expect(toast).toContainText("Item status updated");
  expect(await second.boundingBox()).toEqual(before);
  expect(await coveredBy(toast, "[role=dialog]")).toEqual([]);
});

test("a toast with an action covers no title and no control of the page on a narrow phone and a tablet", async ({
  page,
}) => {
  const { householdId, admin } = await createHome();
  const { id: locationId } = await createLocation({ householdId });
  const { id: itemId } = await createItem({ locationId });
  await signIn(page, admin);
  for (const width of [320, 360, 820]) {
    await page.setViewportSize({ width, height: 640 });
    const { id: updateId } = await createCheck({ householdId });
    const streamIsOpen = page.waitForResponse("**/api/events*");
    await page.goto("/");
    await streamIsOpen;
    const { request } = page.context();
    const count = { updateId, itemId, newStock: 1, partialAmount: 0 };
    expect((await request.post("/api/inventory-items", { data: count })).ok()).toBe(true);
    expect((await request.put(`/api/inventory-updates/${updateId}/complete`)).ok()).toBe(true);
    const toast = page.getByRole("region", { name: "Notifications" }).getByRole("status");
    await expect(toast).toContainText("You completed the check on another device.");
    await expect(toast.getByRole("button", { name: "Open the list" })).toBeVisible();
    expect(await coveredBy(toast)).toEqual([]);
  }
});

test('the toast of a count without a network ends above the text "Item 2 of 2" and the name of the next item', async ({
  page,
  context,
}) => {
  const { householdId, admin } = await createHome();
  const { id: locationId } = await createLocation({ householdId });
  const name = "Extraordinarily long item name";
  const { id } = await createItem({ locationId, name });
  await createItem({ locationId });
  await createCheck({ householdId });
  await signIn(page, admin);
  await page.goto(`/item-single-check/${locationId}/${id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "None" }).click();
  await page.getByRole("button", { name: "Set & Continue" }).click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("status");
  await expect(toast).toContainText("Waits for the network");
  expect(await coveredBy(toast)).toEqual([]);
  const [card, position] = await Promise.all([
    toast.boundingBox(),
    page.getByText("Item 2 of 2").boundingBox(),
  ]);
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(position?.y ?? 0);
});
