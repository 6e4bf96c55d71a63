import { Entrance } from "./pages/entrance";
import { beginCheck, isCountCall, logOut, test } from "./support/offline";
import { expect, watchForErrors } from "./support/test";

test.use({ serviceWorkers: "allow" });

test("a check can be continued after a reload and on a second device, and a logout deletes unconfirmed selections", async ({
  page,
  browser,
  isMobile,
}) => {
  const { person, check } = await beginCheck(page);
  const key = (name: string) => page.getByRole("button", { name, exact: true });
  const chosen = (name: string) => page.getByRole("button", { name, exact: true, pressed: true });

  await test.step("a reload of an item screen restores the unconfirmed selection and the position", async () => {
    await key("4").click();
    await key("⅓").click();
    await page.reload();
    await expect(chosen("4")).toBeVisible();
    await expect(chosen("⅓")).toBeVisible();
    await page.getByRole("button", { name: "Set & Continue" }).click();
    await expect(page.getByText("Item 2 of 5")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Item 2 of 5")).toBeVisible();
    for (const name of ["Honey", "Rice", "Sugar"]) await check.count(name, { part: "⅓" });
    await expect(page.getByText("Item 5 of 5")).toBeVisible();
  });

  await test.step("a second device continues the check at the position of the first device", async () => {
    const secondDevice = await browser.newContext();
    const errors = watchForErrors(secondDevice);
    const other = await secondDevice.newPage();
    await new Entrance(other).login(person);
    await expect(other.getByText("4 of 5 items checked")).toBeVisible();
    await other.getByRole("link", { name: "Continue" }).click();
    await expect(other.getByText("Current: 4 + ⅓ packs")).toBeVisible();
    await expect(other.getByText("Pending check")).toHaveCount(1);
    await other.getByRole("link", { name: /^Tea/ }).click();
    await other.getByRole("button", { name: "6", exact: true }).click();
    const saved = other.waitForResponse((response) => isCountCall(response.request()));
    await other.getByRole("button", { name: "Set 6" }).click();
    expect((await saved).ok()).toBe(true);
    await expect(other).toHaveURL(/\/location-nav\//);
    await secondDevice.close();
    expect(errors).toEqual([]);
  });

  await test.step("the first device shows the count that was made on the second device", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Update & Continue" })).toBeVisible();
    await expect(chosen("6")).toBeVisible();
  });

  await test.step("a logout deletes an unconfirmed selection", async () => {
    const address = page.url();
    await key("2").click();
    await expect(chosen("2")).toBeVisible();
    await logOut(page, isMobile);
    await expect(page).toHaveURL("/auth");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await new Entrance(page).login(person);
    await expect(page).toHaveURL("/");
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Tea" })).toBeVisible();
    await expect(chosen("6")).toBeVisible();
    await expect(chosen("2")).toBeHidden();
  });
});
