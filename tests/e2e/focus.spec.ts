import { createItem } from "@/tests/support/factories";
import { ItemsPage } from "./pages/items";
import { createHome, fillRoom, signIn } from "./support/household";
import { expect, test } from "./support/test";

test("the keyboard focuses no row that the bar of a selection covers", async ({ page }) => {
  const home = await createHome();
  await fillRoom(home, 20);
  await signIn(page, home.admin);
  const items = new ItemsPage(page);
  await items.open();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("toolbar", { name: "Selection" });
  const last = page.getByRole("checkbox", { name: "Select Item 20" });
  const covered: string[] = [];
  await page.getByRole("checkbox", { name: "Select Item 1", exact: true }).focus();
  while (!(await last.evaluate((box) => box === document.activeElement))) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const [box, over] = [await focused.boundingBox(), await bar.boundingBox()];
    if (!box || !over) throw new Error("Nothing has the focus, or there is no bar.");
    if (box.y + box.height > over.y) covered.push(await focused.innerText());
  }
  expect(covered).toEqual([]);
});

test(
  "the exact time of a count in a panel leaves the Tab key its order, and Escape closes it before the panel",
  { tag: "@desktop" },
  async ({ page }) => {
    const home = await createHome();
    await createItem({ householdId: home.householdId, name: "Tea", currentStock: 2 });
    await signIn(page, home.admin);
    const items = new ItemsPage(page);
    await items.open();
    await items.link("Tea").click();
    const panel = page.getByRole("dialog", { name: "Tea" });
    const time = panel.getByRole("button", { name: "just now" });
    await time.focus();
    await expect(panel.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("tooltip")).toBeHidden();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(panel.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
  },
);
