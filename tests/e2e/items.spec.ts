import { ItemsPage } from "./pages/items";
import { addMember, createHome, fill, fillRoom, signIn } from "./support/household";
import { expect, expectAccessibleInBothThemes, silenceStream, test } from "./support/test";

const rooms = {
  Kitchen: ["Olive oil", "Crème fraîche", "Rice"],
  Cellar: ["Potatoes", "Apple juice"],
};

test.describe("an admin", () => {
  test.beforeEach(async ({ page }) => {
    const home = await createHome();
    await fill(home, rooms);
    await signIn(page, home.admin);
  });

  test(
    "adds one after the other, keeping location and unit",
    { tag: "@both" },
    async ({ page }) => {
      const items = new ItemsPage(page);
      await items.open();
      await page.getByRole("button", { name: "Add item to Cellar" }).click();
      const dialog = page.getByRole("dialog", { name: "Add New Item" });
      await expect(dialog.getByLabel("Location")).toHaveValue(/\d/);
      await dialog.getByLabel("Unit").selectOption("bottle");
      await dialog.getByRole("checkbox", { name: "Create more" }).check();
      await expectAccessibleInBothThemes(page);
      for (const name of ["Cider", "Perry"]) {
        await dialog.getByLabel("Name", { exact: true }).fill(name);
        await dialog.getByRole("button", { name: "Add Item" }).click();
        await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
        await expect(dialog.getByLabel("Unit")).toHaveValue("bottle");
      }
      await expect(async () => {
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole("region", { name: "Cellar" })).toContainText("Perry");
    },
  );

  test("sees what is wrong beside the fields, and loses nothing to a failing server", async ({
    page,
  }) => {
    const items = new ItemsPage(page);
    await items.open();
    await page.getByRole("button", { name: "Add item", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Add New Item" });
    await dialog.getByRole("button", { name: "Add Item" }).click();
    for (const text of ["Item name is required", "Location is required", "Unit is required"])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
    await dialog.getByLabel("Name", { exact: true }).fill("Vinegar");
    await dialog.getByLabel("Location").selectOption("Cellar");
    await dialog.getByLabel("Unit").selectOption("bottle");
    await page.route("**/api/items", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await dialog.getByRole("button", { name: "Add Item" }).click();
    await expect(page.getByText("Failed to create item")).toBeVisible();
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Vinegar");
    await page.unroute("**/api/items");
    await dialog.getByRole("button", { name: "Add Item" }).click();
    await expect(items.card("Vinegar")).toBeVisible();
  });

  test("saves once however often the button is pressed, and comes back to the card", async ({
    page,
  }) => {
    const items = new ItemsPage(page);
    await items.open();
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && calls.push(request.url()));
    const dialog = await items.edit("Rice");
    await dialog.getByLabel("Name", { exact: true }).fill("Brown rice");
    await dialog.getByRole("button", { name: "Save Changes" }).dblclick();
    await expect(page.getByText("Item updated successfully")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(items.card("Brown rice").getByRole("button")).toBeFocused();
    expect(calls).toHaveLength(1);
  });

  test("deletes one after being asked", async ({ page }) => {
    const items = new ItemsPage(page);
    await items.open();
    const dialog = await items.edit("Rice");
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expectAccessibleInBothThemes(page);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Item deleted successfully")).toBeVisible();
    await expect(items.card("Rice")).toHaveCount(0);
  });

  test("finds by name and stock; the address keeps it", { tag: "@both" }, async ({ page }) => {
    const items = new ItemsPage(page);
    await page.goto("/");
    await items.open();
    await expect(async () => {
      await items.search.fill("creme");
      await expect(page.getByText("1 of 5 items")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await items.names()).toEqual(["Crème fraîche"]);
    await page.getByRole("button", { name: "Out of stock" }).click();
    await expect(page).toHaveURL("/items?q=creme&stock=out");
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect(items.search).toHaveValue("creme");
    await expect(page.getByText("1 of 5 items")).toBeVisible();
    await page.getByRole("button", { name: "Low stock" }).click();
    await page.getByRole("button", { name: "Out of stock" }).click();
    await expect(page.getByText("No items match")).toBeVisible();
    await page.getByRole("button", { name: "Show all items" }).click();
    await expect(items.cards).toHaveCount(5);
    await expect(page).toHaveURL("/items");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("sees what the address says, wherever a link or the way back leads", async ({ page }) => {
    const items = new ItemsPage(page);
    await items.open("?q=creme");
    await expect(page.getByText("1 of 5 items")).toBeVisible();
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Items" }).click();
    await expect(page).toHaveURL("/items");
    await expect(items.cards).toHaveCount(5);
    await expect(items.search).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL("/items?q=creme");
    await expect(page.getByText("1 of 5 items")).toBeVisible();
    await expect(items.search).toHaveValue("creme");
  });

  test("selects some and deletes them together", { tag: "@both" }, async ({ page }) => {
    const items = new ItemsPage(page);
    await items.open();
    await items.select("Rice", "Potatoes");
    await expect(page.getByText("2 of 5 selected")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.route("**/api/items/bulk-delete", (route) => route.abort());
    await removeSelected();
    await expect(page.getByText("Failed to delete selected items")).toBeVisible();
    await expect(page.getByText("2 of 5 selected")).toBeVisible();
    await page.unroute("**/api/items/bulk-delete");
    await removeSelected();
    await expect(page.getByText("2 items deleted successfully")).toBeVisible();
    await expect(items.cards).toHaveCount(3);
    await expect(page.getByRole("checkbox")).toHaveCount(0);

    async function removeSelected() {
      await page.getByRole("button", { name: "Delete (2)" }).click();
      const question = page.getByRole("alertdialog", { name: "Delete 2 items?" });
      await question.getByRole("button", { name: "Delete" }).click();
      await expect(question).toBeHidden();
    }
  });

  test("learns that somebody else was quicker, and loses no selection to it", async ({ page }) => {
    await silenceStream(page);
    const items = new ItemsPage(page);
    await items.open();
    await items.select("Rice", "Potatoes");
    const all = (await (await page.request.get("/api/items")).json()) as {
      id: number;
      name: string;
    }[];
    await page.request.delete(`/api/items/${all.find(({ name }) => name === "Rice")?.id}`);
    await page.getByRole("button", { name: "Delete (2)" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete selected items")).toBeVisible();
    await expect(page.getByText("1 of 4 selected")).toBeVisible();
  });
});

for (const role of ["assistant", "regular"] as const) {
  test(`${role} sees the items and is offered nothing that changes them`, async ({ page }) => {
    const home = await createHome();
    await fill(home, rooms);
    await signIn(page, await addMember(home, role));
    const items = new ItemsPage(page);
    await items.open();
    await expect(items.cards).toHaveCount(5);
    await expect(items.search).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Select|Add item)/ })).toHaveCount(0);
    await expect(items.cards.getByRole("button")).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
}

test("the place in a long list is kept: by a dialog, and by leaving and coming back", async ({
  page,
}) => {
  const home = await createHome();
  await fillRoom(home, 300);
  await signIn(page, home.admin);
  const items = new ItemsPage(page);
  await items.open();
  // The last one: however late a section of the list is rendered, scrolling cannot pass it.
  const last = items.card("Item 300");
  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  await last.scrollIntoViewIfNeeded();
  const dialog = await items.edit("Item 300");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(last).toBeInViewport();
  await page.getByRole("link", { name: "Locations" }).first().click();
  await expect(page.getByRole("heading", { name: "Locations" })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
});
