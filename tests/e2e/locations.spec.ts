import type { Page } from "@playwright/test";
import { LocationsPage } from "./pages/locations";
import { dragByMouse, swipe } from "./support/drag";
import { createHome, fill, signIn } from "./support/household";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";

/** Opens the locations screen as the admin of a household with these locations. */
async function openAsAdmin(page: Page, names: readonly string[]) {
  const home = await createHome();
  await fill(home, Object.fromEntries(names.map((name) => [name, []])));
  await signIn(page, home.admin);
  const locations = new LocationsPage(page);
  await page.goto("/locations");
  await locations.waitUntilSortable();
  return locations;
}

test("an admin adds, renames and deletes locations, and deletes a location that a tap has selected", async ({
  page,
}) => {
  const locations = await openAsAdmin(page, ["Kitchen", "Cellar"]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Add location" }).click();
  const adding = page.getByRole("dialog", { name: "Add New Location" });
  await adding.getByRole("button", { name: "Add Location" }).click();
  await expect(adding.getByText("Location name is required")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await adding.getByLabel("Location Name").fill("Attic");
  await adding.getByRole("button", { name: "Add Location" }).click();
  await expect(adding).toBeHidden();
  await locations.expectOrder(["Kitchen", "Cellar", "Attic"]);

  await locations.editButton("Cellar").click();
  const editing = page.getByRole("dialog", { name: "Edit Location" });
  await expectAccessibleInBothThemes(page);
  await editing.getByLabel("Location Name").fill("Garage");
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await expect(locations.editButton("Garage")).toBeFocused();
  await locations.editButton("Kitchen").click();
  await editing.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Confirm Deletion" });
  await expectAccessibleInBothThemes(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await locations.expectOrder(["Garage", "Attic"]);
  await expect(page.getByRole("heading", { name: "Locations" })).toBeFocused();

  await locations.select.click();
  await locations.card("Garage").click();
  await locations.card("Attic").click();
  await locations.card("Attic").click();
  await expect(locations.selectionBar.getByText("1 of 2 selected")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await locations.selectionBar.getByRole("button", { name: "Delete (1)" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await locations.expectOrder(["Attic"]);
  await expect(page.getByRole("heading", { name: "Locations" })).toBeFocused();
});

test("a finger drags a location by its handle and elsewhere scrolls the page", async ({ page }) => {
  const shelves = Array.from({ length: 6 }, (_, index) => `Shelf ${index + 1}`);
  const locations = await openAsAdmin(page, ["Kitchen", "Cellar", "Garage", ...shelves]);
  const byFinger = { isByFinger: true };
  await locations.drag("Garage", "Kitchen", byFinger);
  await locations.expectOrder(["Garage", "Kitchen", "Cellar", ...shelves]);
  await locations.drag("Garage", "Cellar", byFinger);
  await locations.expectOrder(["Kitchen", "Cellar", "Garage", ...shelves]);
  await locations.drag("Kitchen", "Cellar", byFinger);
  await page.reload();
  await locations.waitUntilSortable();
  await locations.expectOrder(["Cellar", "Kitchen", "Garage", ...shelves]);

  await test.step("a refused order of locations is reverted with a message", async () => {
    await page.route("**/api/locations/order", (route) =>
      route.fulfill({ status: 409, json: { message: "Not now" } }),
    );
    await locations.drag("Cellar", "Kitchen", byFinger);
    await expect(
      page.getByText("Failed to update location order, changes have been reverted"),
    ).toBeVisible();
    await locations.expectOrder(["Cellar", "Kitchen", "Garage", ...shelves]);
  });

  await test.step("a swipe over the cards scrolls the locations screen", async () => {
    await swipe(page, { x: 140, y: 600 }, { x: 140, y: 250 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await locations.expectOrder(["Cellar", "Kitchen", "Garage", ...shelves]);
  });
});

// Runs on a desktop only: on a phone the list of locations is as wide as the screen, and dragging with a mouse
// does not scroll.
test(
  "the mouse and the keyboard move a location, and a screen reader announces its position",
  { tag: "@desktop" },
  async ({ page }) => {
    const locations = await openAsAdmin(page, ["Kitchen", "Cellar", "Garage"]);
    const byMouse = { isByFinger: false };
    await locations.drag("Garage", "Kitchen", byMouse);
    await locations.expectOrder(["Garage", "Kitchen", "Cellar"]);
    await expect(locations.handle("Garage")).toBeFocused();
    await locations.drag("Garage", "Cellar", byMouse);
    await locations.expectOrder(["Kitchen", "Cellar", "Garage"]);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/locations/order")) calls.push(request.method());
    });

    await test.step("dropping a location outside the list or at its start position changes nothing", async () => {
      const navigation = page.getByRole("navigation", { name: "Main" });
      await dragByMouse(page, locations.handle("Garage"), navigation);
      await expect(locations.announcement).toHaveText(
        "Dropped Garage outside the list. It stays at position 3 of 3.",
      );
      await dragByMouse(page, locations.handle("Garage"), locations.card("Garage"));
      await expect(locations.announcement).toHaveText("Dropped Garage at position 3 of 3.");
      await locations.expectOrder(["Kitchen", "Cellar", "Garage"]);
    });

    await test.step("Escape cancels the move of a location by keyboard", async () => {
      await expect(locations.handle("Kitchen")).toHaveAccessibleDescription(/press Space or Enter/);
      await locations.handle("Kitchen").focus();
      await locations.pickUp("Space", "Picked up Kitchen, position 1 of 3.");
      await page.keyboard.press("ArrowRight");
      await expect(locations.announcement).toHaveText("Kitchen, position 2 of 3.");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(locations.announcement).toHaveText(
        "Cancelled. Kitchen is back at position 1 of 3.",
      );
      await locations.expectOrder(["Kitchen", "Cellar", "Garage"]);
      await locations.pickUp("Enter", "Picked up Kitchen, position 1 of 3.");
      await page.keyboard.press("Enter");
      await expect(locations.announcement).toHaveText("Dropped Kitchen at position 1 of 3.");
      expect(calls).toEqual([]);
    });

    await test.step("Space drops a location that is moved by keyboard and saves the order", async () => {
      await locations.pickUp("Space", "Picked up Kitchen, position 1 of 3.");
      await page.keyboard.press("ArrowRight");
      await expect(locations.announcement).toHaveText("Kitchen, position 2 of 3.");
      const saved = locations.saved();
      await page.keyboard.press("Space");
      await saved;
      await expect(locations.announcement).toHaveText("Dropped Kitchen at position 2 of 3.");
      await expect(locations.handle("Kitchen")).toBeFocused();
      await page.reload();
      await locations.expectOrder(["Cellar", "Kitchen", "Garage"]);
    });
  },
);
