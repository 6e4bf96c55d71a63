import { CheckPages } from "./pages/check";
import { HouseholdPages } from "./pages/household";
import { createHome, signIn } from "./support/household";
import { expect, expectAccessible, test } from "./support/test";

test(
  "a completed check can be looked up later, beside the one before it",
  { tag: "@both" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const home = await createHome();
    await signIn(page, home.admin);
    await page.goto("/check-history");
    await expect(page.getByText("No completed checks yet")).toBeVisible();
    await expectAccessible(page);
    const household = new HouseholdPages(page);
    await household.addLocations(["Pantry"]);
    for (const name of ["Flour", "Honey"]) {
      await household.addItem({ name, location: "Pantry", desired: "1", unit: "pack" });
    }
    const check = new CheckPages(page);
    await complete({ whole: "5" });
    await complete({ whole: "1", part: "⅓" });

    await page.goto("/");
    await page.getByRole("link", { name: "Earlier checks" }).click();
    await expect(page).toHaveURL("/check-history");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(`by ${home.admin.username}, took under a minute`);
    await expect(cards.first()).toContainText("well stocked2");
    await expectAccessible(page);
    await cards.first().getByRole("link").click();
    await expect(
      page.getByRole("heading", { name: "Changed since the check before" }),
    ).toBeVisible();
    const flour = page.getByRole("listitem").filter({ hasText: "Flour" });
    await expect(flour).toContainText("from5to1⅓ packs");
    await expect(flour).toContainText("less by3⅔");
    await expect(page.getByText("1 item unchanged")).toBeVisible();
    await expectAccessible(page);

    await page.goto("/check-history/999999999");
    await expect(page.getByRole("heading", { name: "Inventory check not found" })).toBeVisible();

    /** Counts the flour as given, and of the honey always two. */
    async function complete(flourCount: { whole: string; part?: "⅓" }) {
      await check.start();
      await page.getByRole("link", { name: "I'm here" }).click();
      await check.count("Flour", flourCount);
      await check.count("Honey", { whole: "2" });
      await page.getByRole("button", { name: "Finish check" }).last().click();
      await page.getByRole("button", { name: "Complete & Generate Shopping List" }).click();
      await expect(page).toHaveURL("/shopping-list");
    }
  },
);
