import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { twoPeople } from "./support/two-people";

const add = async (page: Page, text: string) => {
  await page.getByRole("combobox", { name: "Add to the list" }).fill(text);
  await page.keyboard.press("Enter");
};
const tick = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });

test("two phones without a network add to the list, and both show the same list afterwards", async ({
  browser,
}) => {
  const [anna, ben] = await twoPeople(browser);
  for (const { page } of [anna, ben]) {
    // Scripts cannot be loaded without a network. The event stream is opened after all of them were loaded.
    const synced = page.waitForRequest("**/api/events*");
    await page.goto("/shopping-list");
    await expect(page.getByText("No Shopping List Yet")).toBeVisible();
    await synced;
  }
  await Promise.all([anna.context.setOffline(true), ben.context.setOffline(true)]);

  await test.step("what is added without a network is shown and can be ticked", async () => {
    await add(anna.page, "2 candles");
    await expect(anna.page.getByText("2x candles")).toBeVisible();
    await add(anna.page, "Matches");
    await tick(anna.page, /^1x Matches/).click();
    await expect(tick(anna.page, /^1x Matches/)).toBeChecked();
    await expect(anna.page.getByText("1 of 2 items purchased").first()).toBeVisible();
    await expect(anna.page.getByText("Offline. 3 changes wait on this device.")).toBeVisible();
    await add(ben.page, "Candles × 5");
    await expect(ben.page.getByText("5x Candles")).toBeVisible();
  });

  await anna.context.setOffline(false);
  // What the first phone has added must be on the server before the second phone adds the same thing.
  await expect
    .poll(async () => {
      const answer = await anna.context.request.get("/api/shopping-additions");
      return (await answer.json()) as object[];
    })
    .toMatchObject([{ name: "candles" }, { name: "Matches", purchased: true }]);
  await ben.context.setOffline(false);

  await test.step("the same thing is on the list once with the larger quantity, and the tick has arrived", async () => {
    for (const { page } of [anna, ben]) {
      await expect(page.getByRole("checkbox")).toHaveCount(2);
      await expect(tick(page, /^5x candles/)).not.toBeChecked();
      await expect(tick(page, /^1x Matches/)).toBeChecked();
      await expect(page.getByText(`added by ${anna.username}`)).toHaveCount(2);
    }
  });

  for (const { context } of [anna, ben]) await context.close();
});
