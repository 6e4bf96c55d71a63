import { CheckPages } from "./pages/check";
import { Entrance } from "./pages/entrance";
import { HouseholdPages } from "./pages/household";
import { expect, expectAccessible, newPerson, test } from "./support/test";

test.use({ serviceWorkers: "allow" });

test(
  "a new user registers, sets up a household, completes a check and ticks its shopping list",
  { tag: "@both" },
  async ({ page }) => {
    const household = new HouseholdPages(page);
    const check = new CheckPages(page);
    const person = newPerson();

    await test.step("a new user registers", async () => {
      await page.goto("/register");
      await expectAccessible(page);
      await new Entrance(page).register(person);
      await expect(page.getByText(`Welcome to Larder, ${person.username}!`)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("after a new user has added locations and items, the home screen offers the first inventory check", async () => {
      await page.getByRole("link", { name: "Add Locations" }).click();
      await expect(page.getByText("No locations found. Add your first location!")).toBeVisible();
      await expectAccessible(page);
      await household.addLocations(["Kitchen", "Cellar"]);
      await expectAccessible(page);
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "Add Your First Items" })).toBeVisible();
      await household.addItem({
        name: "Olive oil",
        location: "Kitchen",
        desired: "2.5",
        unit: "bottle",
        supermarketName: "Extra virgin olive oil 0.5 l",
      });
      await household.addItem({ name: "Rice", location: "Kitchen", desired: "1", unit: "bag" });
      await household.addItem({ name: "Potatoes", location: "Cellar", desired: "3", unit: "bag" });
      await expectAccessible(page);
      await page.goto("/");
      await expect(
        page.getByRole("heading", { name: "Perform Your First Inventory Check" }),
      ).toBeVisible();
    });

    await test.step("the new user counts both items in the kitchen and gets to the location summary", async () => {
      await check.start();
      await expect(page.getByText("Some items at this location need checking.")).toBeVisible();
      await expect(page.getByText("Pending check")).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole("link", { name: "I'm here" }).click();
      await expect(page.getByText("How many bottles are there?")).toBeVisible();
      await expect(page.getByText("Item 1 of 2")).toBeVisible();
      await expect(page.getByRole("button", { name: "Set & Continue" })).toBeDisabled();
      await expectAccessible(page);
      await check.count("Olive oil", { whole: "1", part: "⅔" });
      await expect(page.getByText("Item inventory updated")).toBeVisible();
      await check.count("Rice", { whole: "1" });
      await expect(page).toHaveURL(/\/location-summary\//);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Next location" }).last().click();
    });

    await test.step("the new user counts zero of the last item and opens the completion screen", async () => {
      await page.getByRole("link", { name: "I'm here" }).click();
      await check.count("Potatoes", { whole: "None" });
      await expect(page).toHaveURL(/\/location-summary\//);
      await page.getByRole("button", { name: "Finish check" }).last().click();
    });

    await test.step("the new user completes the check and gets to the shopping list", async () => {
      await expect(page.getByRole("heading", { name: "Inventory Check Complete" })).toBeVisible();
      await expect(page.getByText("Current: 1⅔")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Complete & Generate Shopping List" }).click();
      await expect(page).toHaveURL("/shopping-list");
    });

    await test.step("the list of a completed check contains the items to buy, and a ticked line stays ticked after a reload", async () => {
      await expect(page.getByText("1x Extra virgin olive oil 0.5 l")).toBeVisible();
      await expect(page.getByText("3x Potatoes")).toBeVisible();
      await expect(page.getByText("Rice")).toHaveCount(0);
      await page.getByRole("button", { name: "Why Potatoes?" }).click();
      await expect(page.getByRole("dialog")).toContainText(/3/);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("checkbox", { name: /3x Potatoes/ }).click();
      await expect(page.getByRole("checkbox", { name: /3x Potatoes/ })).toBeChecked();
      await expect(page.getByText("1 of 2 items purchased")).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole("checkbox", { name: /3x Potatoes/ })).toBeChecked();
    });

    await test.step("after the completion of the check the home screen shows it as the latest inventory check", async () => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "Latest Inventory Check" })).toBeVisible();
      await expectAccessible(page);
    });
  },
);
