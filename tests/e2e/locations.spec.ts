import type { Page } from "@playwright/test";
import { LocationsPage } from "./pages/locations";
import { dragByMouse, swipe } from "./support/drag";
import { addMember, createHome, fill, signIn } from "./support/household";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  silenceStream,
  test,
} from "./support/test";

/** Opens the screen for the admin of a household with these locations. */
async function openAsAdmin(page: Page, names: readonly string[]) {
  const home = await createHome();
  await fill(home, Object.fromEntries(names.map((name) => [name, []])));
  await signIn(page, home.admin);
  const locations = new LocationsPage(page);
  await page.goto("/locations");
  if (names.length > 0) await locations.waitUntilSortable();
  return { home, locations };
}

test(
  "locations are added, renamed and deleted through their dialogs",
  { tag: "@both" },
  async ({ page }) => {
    const { locations } = await openAsAdmin(page, []);
    await expect(page.getByText("No locations found. Add your first location!")).toBeVisible();
    await expect(locations.select).toBeHidden();
    await page.getByRole("button", { name: "Add Location", exact: true }).click();

    const adding = page.getByRole("dialog", { name: "Add New Location" });
    await adding.getByRole("button", { name: "Add Location" }).click();
    await expect(adding.getByText("Location name is required")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await adding.getByRole("checkbox", { name: "Create more" }).check();
    for (const name of ["Kitchen", "Cellar"]) {
      await adding.getByLabel("Location Name").fill(`  ${name} `);
      await adding.getByRole("button", { name: "Add Location" }).click();
      await expect(page.getByText("Location added successfully")).toBeVisible();
      await expect(adding.getByLabel("Location Name")).toHaveValue("");
    }
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(adding).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await locations.expectOrder(["Kitchen", "Cellar"]);

    await locations.editButton("Cellar").click();
    const editing = page.getByRole("dialog", { name: "Edit Location" });
    await editing.getByLabel("Location Name").fill("");
    await editing.getByRole("button", { name: "Save Changes" }).click();
    await expect(editing.getByText("Location name is required")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await editing.getByLabel("Location Name").fill("Garage");
    await editing.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Location updated successfully")).toBeVisible();
    await expect(locations.editButton("Garage")).toBeFocused();

    await locations.editButton("Kitchen").click();
    await editing.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Confirm Deletion" });
    await expect(question).toContainText(
      "Are you sure you want to delete Kitchen? This will hide it from all views.",
    );
    await expectAccessibleInBothThemes(page);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Location deleted successfully")).toBeVisible();
    await locations.expectOrder(["Garage"]);
    await expect(page.getByRole("main")).toBeFocused();
  },
);

test("many locations are selected by their cards and deleted at once", async ({ page }) => {
  const { locations } = await openAsAdmin(page, ["Kitchen", "Cellar", "Garage"]);
  await expect(page.getByText("Drag to reorder checking sequence")).toBeVisible();
  await locations.select.click();
  await expect(page.getByText("Select locations to delete")).toBeVisible();
  await expect(locations.handle("Kitchen")).toBeHidden();
  const bar = locations.selectionBar;
  await expect(bar.getByText("0 of 3 selected")).toBeVisible();
  await expect(bar.getByRole("button", { name: "Delete (0)" })).toBeDisabled();
  await bar.getByRole("button", { name: "Select All", exact: true }).click();
  await expect(bar.getByText("3 of 3 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();

  await locations.select.click();
  await expect(bar.getByText("0 of 3 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Cancel" }).click();
  await expect(locations.select).toBeFocused();

  await locations.select.click();
  await locations.card("Kitchen").click();
  await locations.card("Garage").click();
  await locations.card("Cellar").click();
  await locations.card("Cellar").click();
  await expect(page.getByRole("checkbox", { name: "Select Garage" })).toBeChecked();
  await expect(bar.getByText("2 of 3 selected")).toBeVisible();
  await bar.getByRole("button", { name: "Delete (2)" }).click();
  const question = page.getByRole("alertdialog", { name: "Confirm Deletion" });
  await expect(question).toContainText("delete 2 locations?");
  await expect(question).toContainText("This will hide them from all views.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 location(s) deleted successfully")).toBeVisible();
  await locations.expectOrder(["Cellar"]);
  await expect(bar).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a selection with a location that is gone deletes none, stays, and shows what there is", async ({
  page,
}) => {
  await silenceStream(page);
  const { locations } = await openAsAdmin(page, ["Kitchen", "Cellar", "Garage"]);
  await locations.select.click();
  await locations.card("Kitchen").click();
  await locations.card("Cellar").click();
  await page.evaluate(async () => {
    const answer = await fetch("/api/locations");
    const [kitchen] = (await answer.json()) as { id: number }[];
    await fetch(`/api/locations/${kitchen?.id}`, { method: "DELETE" });
  });
  await locations.selectionBar.getByRole("button", { name: "Delete (2)" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete locations")).toBeVisible();
  await locations.expectOrder(["Cellar", "Garage"]);
  await expect(locations.selectionBar.getByText("1 of 2 selected")).toBeVisible();
});

test(
  "the checking sequence is changed by dragging, and stays",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const { locations } = await openAsAdmin(page, ["Kitchen", "Cellar", "Garage"]);
    await locations.drag("Garage", "Kitchen", { isByFinger: isMobile });
    await locations.expectOrder(["Garage", "Kitchen", "Cellar"]);
    if (!isMobile) await expect(locations.handle("Garage")).toBeFocused();
    await locations.drag("Garage", "Cellar", { isByFinger: isMobile });
    await locations.expectOrder(["Kitchen", "Cellar", "Garage"]);
    await page.reload();
    await locations.expectOrder(["Kitchen", "Cellar", "Garage"]);
  },
);

// On a phone the list is as wide as the screen.
test(
  "a card that is let go outside the list, or where it was, stays",
  { tag: "@desktop" },
  async ({ page }) => {
    const { locations } = await openAsAdmin(page, ["Kitchen", "Cellar", "Garage"]);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/locations/order")) calls.push(request.method());
    });
    const navigation = page.getByRole("navigation", { name: "Main" });
    await dragByMouse(page, locations.handle("Garage"), navigation);
    await expect(locations.announcement).toHaveText(
      "Dropped Garage outside the list. It stays at position 3 of 3.",
    );
    await dragByMouse(page, locations.handle("Garage"), locations.card("Garage"));
    await expect(locations.announcement).toHaveText("Dropped Garage at position 3 of 3.");
    await locations.expectOrder(["Kitchen", "Cellar", "Garage"]);
    expect(calls).toEqual([]);
  },
);

// A mouse does not scroll by dragging.
test("a finger on a card scrolls and moves nothing", async ({ page }) => {
  const names = Array.from({ length: 9 }, (_, index) => `Shelf ${index + 1}`);
  const { locations } = await openAsAdmin(page, names);
  await swipe(page, { x: 140, y: 600 }, { x: 140, y: 250 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await locations.expectOrder(names);
});

test(
  "the keyboard moves a location, says where it is, and takes it back",
  { tag: "@desktop" },
  async ({ page }) => {
    const { locations } = await openAsAdmin(page, ["Kitchen", "Cellar"]);
    await expect(locations.handle("Kitchen")).toHaveAccessibleDescription(/press Space or Enter/);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/locations/order")) calls.push(request.method());
    });
    await locations.handle("Kitchen").focus();
    await page.keyboard.press("Space");
    await expect(locations.announcement).toHaveText("Picked up Kitchen, position 1 of 2.");
    await press(page, ["ArrowDown", "ArrowRight"]);
    await expect(locations.announcement).toHaveText("Kitchen, position 2 of 2.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(locations.announcement).toHaveText(
      "Cancelled. Kitchen is back at position 1 of 2.",
    );
    await locations.expectOrder(["Kitchen", "Cellar"]);

    await page.keyboard.press("Enter");
    await expect(locations.announcement).toHaveText("Picked up Kitchen, position 1 of 2.");
    await page.keyboard.press("Enter");
    await expect(locations.announcement).toHaveText("Dropped Kitchen at position 1 of 2.");
    expect(calls).toEqual([]);

    await page.keyboard.press("Space");
    await expect(locations.announcement).toHaveText("Picked up Kitchen, position 1 of 2.");
    await press(page, ["ArrowDown", "ArrowRight"]);
    await expect(locations.announcement).toHaveText("Kitchen, position 2 of 2.");
    const saved = locations.saved();
    await page.keyboard.press("Space");
    await saved;
    await expect(locations.announcement).toHaveText("Dropped Kitchen at position 2 of 2.");
    await expect(locations.handle("Kitchen")).toBeFocused();
    await page.reload();
    await locations.expectOrder(["Cellar", "Kitchen"]);
  },
);

test("a refused order is taken back and said", async ({ browser, isMobile }) => {
  // A context of its own: here the browser may complain about the failing server.
  const context = await browser.newContext();
  const page = await context.newPage();
  const { locations } = await openAsAdmin(page, ["Kitchen", "Cellar"]);
  await page.route("**/api/locations/order", (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong" } }),
  );
  await locations.drag("Kitchen", "Cellar", { isByFinger: isMobile });
  await expect(
    page.getByText("Failed to update location order, changes have been reverted"),
  ).toBeVisible();
  await locations.expectOrder(["Kitchen", "Cellar"]);
  await context.close();
});

test("two people who reorder at once end in one order", async ({ page, browser, isMobile }) => {
  // Neither has heard of the other's change when they make their own.
  await silenceStream(page);
  const { home, locations } = await openAsAdmin(page, ["Kitchen", "Cellar", "Garage"]);
  const context = await browser.newContext();
  const otherPage = await context.newPage();
  await silenceStream(otherPage);
  await signIn(otherPage, home.admin);
  const other = new LocationsPage(otherPage);
  await otherPage.goto("/locations");
  await other.waitUntilSortable();
  await Promise.all([
    locations.drag("Kitchen", "Garage", { isByFinger: isMobile }),
    other.drag("Garage", "Kitchen", { isByFinger: isMobile }),
  ]);
  await Promise.all([page.reload(), otherPage.reload()]);
  const order = await otherPage.getByRole("article").getByRole("heading").allTextContents();
  expect([
    ["Cellar", "Garage", "Kitchen"],
    ["Garage", "Kitchen", "Cellar"],
  ]).toContainEqual(order);
  await locations.expectOrder(order);
  await context.close();
});

for (const role of ["assistant", "regular"] as const) {
  test(`${role} sees the locations and nothing that changes them`, async ({ page }) => {
    const home = await createHome();
    await fill(home, { Kitchen: [], Cellar: [] });
    await signIn(page, await addMember(home, role));
    const locations = new LocationsPage(page);
    await page.goto("/locations");
    await locations.expectOrder(["Kitchen", "Cellar"]);
    await expect(page.getByRole("link", { name: "View items in Kitchen" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByText("Drag to reorder")).toHaveCount(0);
    await expectAccessible(page);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("the list and select mode are accessible", { tag: "@both" }, async ({ page }) => {
      const { locations } = await openAsAdmin(page, ["Kitchen", "Cellar"]);
      await expectAccessible(page);
      await locations.select.click();
      await locations.card("Cellar").click();
      await expect(locations.selectionBar.getByText("1 of 2 selected")).toBeVisible();
      await expectAccessible(page);
    });
  });
}

/** The way to the next card is down on a phone and to the right on a desktop; at the edge a key does nothing. */
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
