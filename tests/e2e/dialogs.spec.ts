import type { Locator, Page } from "@playwright/test";
import { ItemsPage } from "./pages/items";
import { hold } from "./support/cut-off";
import { createHome, fill, signIn } from "./support/household";
import { expect, test } from "./support/test";

async function openItems(page: Page): Promise<ItemsPage> {
  const home = await createHome();
  await fill(home, { Kitchen: ["Rice", "Olive oil"] });
  await signIn(page, home.admin);
  const items = new ItemsPage(page);
  await items.open();
  return items;
}

/** The same page as before, with no dialog's entry of the history before or after it. */
const depthOf = (page: Page) =>
  page.evaluate(() => (window.history.state as { openDialogs?: number }).openDialogs ?? 0);

async function expectWithin(inner: Locator, outer: Locator): Promise<void> {
  const [inside, around] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!inside || !around) throw new Error("Not on the screen");
  expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height);
  expect(inside.y).toBeGreaterThanOrEqual(around.y);
}

test.describe("the back button", () => {
  test("closes what is open, one after the other, and then leaves", async ({ page }) => {
    await page.goto("/privacy-policy");
    const items = await openItems(page);
    const asked: string[] = [];
    const dialog = await items.edit("Rice");
    page.on("request", (request) => {
      const { rsc, "next-router-prefetch": isAhead } = request.headers();
      if (request.isNavigationRequest() || (rsc && !isAhead)) asked.push(request.url());
    });
    await dialog.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(question).toBeVisible();
    await expect.poll(() => depthOf(page)).toBe(2);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(items.card("Rice").getByRole("button")).toBeFocused();
    await expect(page).toHaveURL("/items");
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
  });

  test("has nothing left to close where a button has closed it", async ({ page }) => {
    await page.goto("/privacy-policy");
    const items = await openItems(page);
    for (const name of ["Rice", "Olive oil"]) {
      const dialog = await items.edit(name);
      await expect.poll(() => depthOf(page)).toBe(1);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => depthOf(page)).toBe(0);
    }
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
  });

  test("does not bring back on the way forward what it has closed", async ({ page }) => {
    const items = await openItems(page);
    const dialog = await items.edit("Rice");
    await expect.poll(() => depthOf(page)).toBe(1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect.poll(() => depthOf(page)).toBe(0);
    await expect(dialog).toBeHidden();
    await expect(items.card("Rice")).toBeVisible();
  });

  test("waits for what is being saved", async ({ page }) => {
    const items = await openItems(page);
    const dialog = await items.edit("Rice");
    await expect.poll(() => depthOf(page)).toBe(1);
    const fail = await hold(page, "**/api/items/*");
    await dialog.getByLabel("Name", { exact: true }).fill("Brown rice");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
    await page.goBack();
    await expect.poll(() => depthOf(page)).toBe(1);
    fail();
    await expect(page.getByText("Failed to update item")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save Changes" })).toBeEnabled();
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Brown rice");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/items");
  });

  test("leads back from where a dialog has led in one step", async ({ page }) => {
    const { admin } = await createHome();
    await signIn(page, admin);
    await page.goto("/data-management");
    await page.getByRole("button", { name: "Import Items" }).click();
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).click();
    const buffer = Buffer.from("Item,Location,Unit\nRice,Kitchen,bag");
    await (await choosing).setFiles({ name: "pantry.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("link", { name: "View items" }).click();
    await expect(page).toHaveURL("/items");
    await page.goBack();
    await expect(page).toHaveURL("/data-management");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await depthOf(page)).toBe(0);
  });
});

test(
  "a dialog is a sheet at the foot of a phone, and a panel in the middle of a desktop",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const items = await openItems(page);
    const dialog = await items.edit("Rice");
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const sheet = async () => {
      const box = await dialog.boundingBox();
      if (!box) throw new Error("Not on the screen");
      const sides = { left: box.x, right: width - box.x - box.width };
      return { ...sides, above: box.y, below: height - box.y - box.height };
    };
    // It glides to its place.
    if (isMobile) {
      await expect.poll(sheet).toMatchObject({ left: 0, right: 0, below: 0 });
      expect((await sheet()).above).toBeGreaterThan(0);
      return;
    }
    await expect
      .poll(async () => Math.abs((await sheet()).above - (await sheet()).below))
      .toBeLessThan(2);
    const { left, right, above } = await sheet();
    expect(Math.abs(left - right)).toBeLessThan(2);
    expect(Math.min(left, above)).toBeGreaterThan(30);
  },
);

test.describe("a form that is longer than the screen", () => {
  test(
    "shows its actions at once, and what is wrong when they are pressed",
    { tag: "@both" },
    async ({ page }) => {
      const { width = 360 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width, height: 560 });
      await openItems(page);
      await page.getByRole("button", { name: "Add item", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Add New Item" });
      const add = dialog.getByRole("button", { name: "Add Item" });
      const name = dialog.getByLabel("Name", { exact: true });
      await expect(name).toBeFocused();
      await expectWithin(add, dialog);
      await dialog.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      await expect(name).not.toBeInViewport();
      await add.click();
      await expect(dialog.getByText("Item name is required")).toBeVisible();
      await expect(name).toBeInViewport({ ratio: 1 });
      await expectWithin(add, dialog);
    },
  );

  test("shows above the actions what the keyboard comes to", async ({ page }) => {
    const { width = 360 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: 560 });
    const items = await openItems(page);
    const dialog = await items.edit("Rice");
    const save = dialog.getByRole("button", { name: "Save Changes" });
    await dialog.getByLabel("Name", { exact: true }).focus();
    for (const label of ["Location", "Desired quantity", "Unit", /^Supermarket/]) {
      await page.keyboard.press("Tab");
      const field = dialog.getByLabel(label);
      await expect(field).toBeFocused();
      const [above, below] = await Promise.all([field.boundingBox(), save.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }
  });
});

test.describe("a number with decimals", () => {
  test("takes a comma for the point, typed or pasted", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const items = await openItems(page);
    const dialog = await items.edit("Rice");
    const amount = dialog.getByLabel("Desired quantity");
    await expect(amount).toHaveAttribute("min", "0.01");
    await expect(amount).toHaveAttribute("step", "0.01");
    await amount.selectText();
    await amount.pressSequentially("1,5");
    await expect(amount).toHaveValue("1.5");
    await page.evaluate(() => navigator.clipboard.writeText("2,75"));
    await amount.selectText();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(amount).toHaveValue("2.75");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(items.card("Rice")).toContainText("Stock: 0/2.75");
  });
});
