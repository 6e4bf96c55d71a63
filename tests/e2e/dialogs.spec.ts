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

/** Returns how many open dialogs the current history entry records. */
const depthOf = (page: Page) =>
  page.evaluate(() => (window.history.state as { openDialogs?: number }).openDialogs ?? 0);

async function expectWithin(inner: Locator, outer: Locator): Promise<void> {
  const [inside, around] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!inside || !around) throw new Error("Not on the screen");
  expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height);
  expect(inside.y).toBeGreaterThanOrEqual(around.y);
}

test("the back button closes open dialogs one after the other and leaves no browser history entry behind", async ({
  page,
}) => {
  await page.goto("/privacy-policy");
  const items = await openItems(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { rsc, "next-router-prefetch": isAhead } = request.headers();
    if (request.isNavigationRequest() || (rsc && !isAhead)) asked.push(request.url());
  });

  await test.step("the back button closes the confirmation, then the form, without a page load", async () => {
    const dialog = await items.edit("Rice");
    await dialog.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(question).toBeVisible();
    await expect.poll(() => depthOf(page)).toBe(2);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(
      items.row("Rice").getByRole("button", { name: "Rice", exact: true }),
    ).toBeFocused();
  });

  await test.step("the forward button does not open a closed dialog", async () => {
    await page.goForward();
    await expect.poll(() => depthOf(page)).toBe(0);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(items.row("Rice")).toBeVisible();
  });

  await test.step("the back button does not close a dialog that is saving", async () => {
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
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => depthOf(page)).toBe(0);
    await expect(page).toHaveURL("/items");
  });

  await test.step("closing a dialog by its button removes its history entry", async () => {
    for (const name of ["Rice", "Olive oil"]) {
      const dialog = await items.edit(name);
      await expect.poll(() => depthOf(page)).toBe(1);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => depthOf(page)).toBe(0);
    }
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
  });

  await test.step("one step back from a page that a dialog links to returns to the page of the dialog", async () => {
    await page.goto("/data-management");
    await page.getByRole("button", { name: "Import Items" }).click();
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).click();
    const buffer = Buffer.from("Item,Location,Unit\nSugar,Kitchen,bag");
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
  "a dialog fits the screen and shows its actions, its errors and the focused field",
  { tag: "@both" },
  async ({ page, isMobile, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const items = await openItems(page);
    const editing = await items.edit("Rice");
    const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };

    await test.step("a dialog is a sheet at the bottom of a phone and centered on a desktop", async () => {
      const sheet = async () => {
        const box = await editing.boundingBox();
        if (!box) throw new Error("Not on the screen");
        const sides = { left: box.x, right: width - box.x - box.width };
        return { ...sides, above: box.y, below: height - box.y - box.height };
      };
      // The dialog opens with an animation, so its position is polled until the animation has ended.
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
    });

    await page.setViewportSize({ width, height: 560 });

    await test.step("the action buttons of a dialog do not cover its focused field", async () => {
      const save = editing.getByRole("button", { name: "Save Changes" });
      await editing.getByLabel("Name", { exact: true }).focus();
      for (const label of ["Location", "Desired quantity", "Unit", /^Supermarket/]) {
        await page.keyboard.press("Tab");
        if (label instanceof RegExp) {
          // "Sold in packs", "Buy later" and "Best before" are tab stops between the unit and the supermarket name.
          for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
        }
        const field = editing.getByLabel(label);
        await expect(field).toBeFocused();
        const [above, below] = await Promise.all([field.boundingBox(), save.boundingBox()]);
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      }
    });

    await test.step("an amount takes a typed fraction, a pasted comma, and no letters", async () => {
      const amount = editing.getByLabel("Desired quantity");
      await amount.selectText();
      await amount.pressSequentially("1 x1/2");
      await expect(amount).toHaveValue("1 1/2");
      await page.evaluate(() => navigator.clipboard.writeText("2,75"));
      await amount.selectText();
      await page.keyboard.press("ControlOrMeta+v");
      await expect(amount).toHaveValue("2,75");
      await editing.getByRole("button", { name: "Save Changes" }).click();
      await expect(items.row("Rice")).toContainText("Stock: 0/2.75");
    });

    await test.step("a dialog shows its buttons at once, and scrolls to the first error after a submit", async () => {
      await expect(editing).toBeHidden();
      await page.getByRole("button", { name: "Add item", exact: true }).click();
      const adding = page.getByRole("dialog", { name: "Add New Item" });
      const add = adding.getByRole("button", { name: "Add Item" });
      const name = adding.getByLabel("Name", { exact: true });
      await expect(name).toBeFocused();
      await expectWithin(add, adding);
      await adding.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
      await expect(name).not.toBeInViewport();
      await add.click();
      await expect(adding.getByText("Item name is required")).toBeVisible();
      await expect(name).toBeInViewport({ ratio: 1 });
      await expectWithin(add, adding);
    });
  },
);
