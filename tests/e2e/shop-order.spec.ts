import type { Locator, Page } from "@playwright/test";
import { db } from "@/lib/server/db";
import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { waitForFrames } from "./support/drag";
import { createHome, signIn } from "./support/household";
import { expect, test } from "./support/test";

const NAMES = ["Apples", "Bread", "Cheese", "Dates"];

const names = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .getByText(/^1x \w/)
    .allTextContents();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return box;
}

async function openList(page: Page): Promise<{ listId: number }> {
  const { admin, householdId } = await createHome();
  const { id: locationId } = await createLocation({ householdId });
  const { id: listId } = await createList({ householdId });
  for (const name of NAMES) {
    const { id: itemId } = await createItem({ locationId, name });
    await createLine({ listId, itemId, quantity: 1 });
  }
  await signIn(page, admin);
  await page.goto("/shopping-list");
  await expect(page.getByText("0 of 4 items purchased")).toBeVisible();
  return { listId };
}

test("an item that is dragged by pointer and one that is moved by keyboard keep their places in the order of the shop", async ({
  page,
}) => {
  await openList(page);
  await page.getByRole("button", { name: "By shop" }).click();
  await page.getByRole("button", { name: "Change order" }).click();
  const dialog = page.getByRole("dialog", { name: "Order of the shop" });
  const handle = (name: string) => dialog.getByRole("button", { name: `Move ${name}` });

  await test.step("the first item is dragged to the end", async () => {
    const from = await boxOf(handle("Apples"));
    const to = await boxOf(handle("Dates"));
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 60, { steps: 4 });
    await page.mouse.move(to.x + 20, to.y + 24, { steps: 8 });
    await expect(page.getByText("Apples, position 4 of 4.")).toBeAttached();
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
  });

  await test.step("Escape cancels a move by keyboard, and the dialog stays open", async () => {
    await handle("Dates").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Picked up Dates, position 3 of 4.")).toBeAttached();
    await waitForFrames(page);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Cancelled. Dates is back at position 3 of 4.")).toBeAttached();
    await expect(dialog).toBeVisible();
  });

  await test.step("the last but one is moved up by keyboard", async () => {
    await handle("Dates").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Picked up Dates, position 3 of 4.")).toBeAttached();
    await waitForFrames(page);
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Dates, position 2 of 4.")).toBeAttached();
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.keyboard.press("Space");
    expect((await saved).status()).toBe(200);
  });

  await page.goBack();
  const moved = ["1x Bread", "1x Dates", "1x Cheese", "1x Apples"];
  await expect.poll(() => names(page)).toEqual(moved);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(moved);
});

test("the order of the shop is learned from four ticks in the shopping mode, and the last tick closes the mode", async ({
  page,
}) => {
  const { listId } = await openList(page);
  await page.getByRole("button", { name: "By shop" }).click();
  await page.getByRole("button", { name: "Shopping mode" }).click();
  const mode = page.getByRole("dialog", { name: /^Shopping mode/ });
  for (const name of NAMES.toReversed()) {
    const row = mode.getByRole("listitem").filter({ hasText: name });
    expect((await boxOf(row)).height).toBeGreaterThanOrEqual(56);
    await row.click();
  }
  await expect(mode).toBeHidden();
  const ticked = () => db.shoppingListItem.count({ where: { listId, purchased: true } });
  await expect.poll(ticked).toBe(4);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(NAMES.toReversed().map((name) => `1x ${name}`));
});

test("the browser's Back button ends the shopping mode and stays on the list", async ({ page }) => {
  await openList(page);
  await page.getByRole("button", { name: "Shopping mode" }).click();
  await expect(page.getByRole("dialog", { name: /^Shopping mode/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/shopping-list$/);
});
