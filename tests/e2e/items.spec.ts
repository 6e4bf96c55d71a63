import { ItemsPage } from "./pages/items";
import { createHome, fill, fillRoom, signIn } from "./support/household";
import { expect, expectAccessibleInBothThemes, test } from "./support/test";

test("items are filtered by the URL, selected by a tap, added, edited and deleted", async ({
  page,
}) => {
  const home = await createHome();
  await fill(home, {
    Kitchen: ["Olive oil", "Crème fraîche", "Rice"],
    Cellar: ["Potatoes", "Apple juice"],
  });
  await signIn(page, home.admin);
  const items = new ItemsPage(page);
  const found = page.getByText("1 of 5 items");

  await test.step("on the items screen a reload restores the filter, and filtering adds no history entry", async () => {
    await page.goto("/");
    await items.open();
    await items.search.fill("creme");
    await expect(found).toBeVisible();
    expect(await items.names()).toEqual(["Crème fraîche"]);
    await items.openFilters();
    await page.getByRole("button", { name: "Out of stock" }).click();
    await expect(page).toHaveURL("/items?q=creme&stock=out");
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect(items.search).toHaveValue("creme");
    await expect(found).toBeVisible();
    await page.getByRole("button", { name: "Low stock" }).click();
    await page.getByRole("button", { name: "Out of stock" }).click();
    await page.getByRole("button", { name: "Show all items" }).click();
    await expect(items.rows).toHaveCount(5);
    await expect(page).toHaveURL("/items");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  await test.step("a link clears the filter of items, and the back button restores the filter", async () => {
    await items.open("?q=creme");
    await expect(found).toBeVisible();
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Items" }).click();
    await expect(page).toHaveURL("/items");
    await expect(items.rows).toHaveCount(5);
    await expect(items.search).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL("/items?q=creme");
    await expect(found).toBeVisible();
    await expect(items.search).toHaveValue("creme");
  });

  await test.step("a tap on an item's row selects the item", async () => {
    await items.open();
    await items.select("Rice", "Potatoes");
    await expect(page.getByText("2 of 5 selected")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Delete (2)" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("2 items deleted successfully")).toBeVisible();
    await expect(items.rows).toHaveCount(3);
  });

  await test.step("the dialogs add, edit and delete an item", async () => {
    await page.getByRole("button", { name: "Add item to Cellar" }).click();
    const adding = page.getByRole("dialog", { name: "Add New Item" });
    await adding.getByLabel("Name", { exact: true }).fill("Cider");
    await adding.getByLabel("Unit").selectOption("bottle");
    await expectAccessibleInBothThemes(page);
    await adding.getByRole("button", { name: "Add Item" }).click();
    await expect(page.getByRole("region", { name: "Cellar" })).toContainText("Cider");
    const editing = await items.edit("Cider");
    await expectAccessibleInBothThemes(page);
    await editing.getByLabel("Name", { exact: true }).fill("Perry");
    await editing.getByRole("button", { name: "Save Changes" }).click();
    await expect(editing).toBeHidden();
    await expect(
      items.row("Perry").getByRole("button", { name: "Perry", exact: true }),
    ).toBeFocused();
    await (await items.edit("Perry")).getByRole("button", { name: "Delete" }).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Item deleted successfully")).toBeVisible();
    await expect(items.row("Perry")).toHaveCount(0);
  });
});

test("at least seven rows of items are visible on a phone, and none is higher than 72 pixels", async ({
  page,
}) => {
  const home = await createHome();
  const words = "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel";
  await fill(home, {
    Kitchen: [
      "Oil",
      "Rice",
      "Salt",
      "Flour",
      "Tea",
      "Oats",
      "Honey",
      words,
      "Brown sugar of the cheaper kind",
    ],
  });
  await signIn(page, home.admin);
  const items = new ItemsPage(page);
  await items.open();
  await expect(items.rows).toHaveCount(9);
  const bottomBar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
  const boxes = await items.rows.evaluateAll((rows) =>
    rows.map((row) => {
      const { height, bottom } = row.getBoundingClientRect();
      return { height, bottom };
    }),
  );
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(72);
  expect(boxes[0]?.height).toBeLessThanOrEqual(65);
  const missing = await items.row("Oil").getByText("Missing supermarket item name").boundingBox();
  expect(missing?.width).toBeGreaterThan(150);
  const edge = bottomBar?.y ?? 0;
  expect(boxes.filter(({ bottom }) => bottom <= edge).length).toBeGreaterThanOrEqual(7);
});

test(
  "the keyboard sorts the table of items, and opens an item",
  { tag: "@desktop" },
  async ({ page }) => {
    const home = await createHome();
    await fill(home, { Kitchen: ["Rice", "Apples"], Cellar: ["Cider"] });
    await signIn(page, home.admin);
    const items = new ItemsPage(page);
    await items.open();
    await expect(page.getByRole("table", { name: "Items" })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole("columnheader", { name: "Trend" })).toBeInViewport();
    const trend = items.row("Cider").getByRole("cell").filter({ hasText: "Not known yet" });
    await expect(trend).toBeInViewport();
    expect(await items.names()).toEqual(["Rice", "Apples", "Cider"]);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Item", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(items.rows.first()).toContainText("Apples");
    expect(await items.names()).toEqual(["Apples", "Cider", "Rice"]);
    await expectAccessibleInBothThemes(page);
    await items.row("Cider").getByRole("button", { name: "Cider", exact: true }).focus();
    await page.keyboard.press("Enter");
    const editing = page.getByRole("dialog", { name: "Edit Item" });
    await expect(editing).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(editing).toBeHidden();
    await items.link("Cider").focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Cider" });
    await expect(panel.getByText("Its history begins with the first count")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(items.link("Cider")).toBeFocused();
  },
);

test("a list of 500 items has all rows, keeps its height while it is scrolled and restores the scroll position", async ({
  page,
}) => {
  const home = await createHome();
  await fillRoom(home, 500);
  await signIn(page, home.admin);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  const items = new ItemsPage(page);
  // A server that has just begun to listen for changes may have missed one, so that its first pages fetch their data.
  await expect(async () => {
    calls.length = 0;
    await items.open();
    await expect(page.getByText("500 items").first()).toBeVisible();
    await expect(items.row("Item 1")).toBeVisible();
    await expect.poll(() => calls).toContain("/api/events");
    // The page contains its data, which is not fetched a second time.
    expect(calls.filter((path) => /^\/api\/(items|locations)/.test(path))).toEqual([]);
  }).toPass();

  expect(await (await page.request.get("/items")).text()).toContain("Item 500");
  await expect(items.rows).toHaveCount(500);
  const before = await pageHeight();
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel(0, 1_500);
    expect(await pageHeight()).toBe(before);
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);

  const last = items.row("Item 500");
  await last.scrollIntoViewIfNeeded();
  const dialog = await items.edit("Item 500");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(last).toBeInViewport();
  await page.getByRole("link", { name: "Locations" }).first().click();
  await expect(page.getByRole("heading", { name: "Locations" })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();

  function pageHeight() {
    return page.evaluate(() => document.documentElement.scrollHeight);
  }
});

interface Shift {
  value: number;
}
