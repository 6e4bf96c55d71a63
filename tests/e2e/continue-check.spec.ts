import { CheckPages } from "./pages/check";
import { Entrance } from "./pages/entrance";
import { HouseholdPages } from "./pages/household";
import { createHome, signIn } from "./support/household";
import { expect, test, watchForErrors } from "./support/test";

test.use({ serviceWorkers: "allow" });

test("a check goes on after a reload and on a second device", async ({ page, browser }) => {
  test.setTimeout(90_000);
  const { admin } = await createHome();
  await signIn(page, admin);
  const household = new HouseholdPages(page);
  await household.addLocations(["Pantry"]);
  for (const name of ["Flour", "Honey", "Sugar"]) {
    await household.addItem({ name, location: "Pantry", desired: "2", unit: "pack" });
  }
  const check = new CheckPages(page);
  await check.start();
  await page.getByRole("link", { name: "I'm here" }).click();
  await check.count("Flour", { whole: "2", part: "½" });
  await expect(page.getByText("Item 2 of 3")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Item 2 of 3")).toBeVisible();
  await check.count("Honey", { part: "⅓" });
  await expect(page.getByText("Item 3 of 3")).toBeVisible();

  const secondDevice = await browser.newContext();
  const errors = watchForErrors(secondDevice);
  const other = await secondDevice.newPage();
  await new Entrance(other).login(admin);
  await expect(other.getByText("2 of 3 items checked")).toBeVisible();
  await other.getByRole("link", { name: "Continue" }).click();
  await expect(other.getByText("Current: 2 + ½ packs")).toBeVisible();
  await expect(other.getByText("Pending check")).toHaveCount(1);
  await other.getByRole("link", { name: /Sugar/ }).click();
  await other.getByRole("button", { name: "6", exact: true }).click();
  await other.getByRole("button", { name: "Set 6" }).click();
  await expect(other).toHaveURL(/\/location-nav\//);

  // The first device was on the very item that the second one has counted.
  await page.reload();
  await expect(page.getByRole("button", { name: "Update & Continue" })).toBeVisible();
  await secondDevice.close();
  expect(errors).toEqual([]);
});
