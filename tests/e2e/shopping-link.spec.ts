import { expect, expectAccessibleInBothThemes, test } from "./support/test";
import { twoPeople } from "./support/two-people";

/** The page of a link fetches its list every four seconds. */
const FETCHED = { timeout: 8_000 };

interface Row {
  id: number;
}

test("a link shopper and a member see each other's ticks, and the shopper's page shows when the link was ended", async ({
  browser,
  page: shopper,
}) => {
  const [anna, ben] = await twoPeople(browser);
  await anna.post("/api/shopping-additions", { name: "Candles" });
  const { id: locationId } = await anna.post<Row>("/api/locations", { name: "Attic", photo: null });
  const item = { name: "Honey", unit: "jar", locationId, desiredStock: 2 };
  const { id: itemId } = await anna.post<Row>("/api/items", item);
  const { id: updateId } = await anna.post<Row>("/api/inventory-updates");
  await anna.post("/api/inventory-items", { updateId, itemId, newStock: 0 });
  await anna.context.request.put(`/api/inventory-updates/${updateId}/complete`);

  await anna.page.goto("/shopping-list");
  await anna.page.getByRole("button", { name: "Share" }).click();
  await anna.page.getByRole("button", { name: "Make link" }).click();
  const link = await anna.page.getByText("/shop/").textContent();
  await anna.page.keyboard.press("Escape");
  await ben.page.goto("/shopping-list");

  await test.step("the shopper without an account sees the list, and no room", async () => {
    await shopper.goto(new URL(link ?? "").pathname);
    await expect(shopper.getByText("0 of 2 items purchased")).toBeVisible();
    await expect(shopper.getByText("Attic")).toHaveCount(0);
    await expectAccessibleInBothThemes(shopper);
  });

  await test.step("a member sees the tick of the shopper, and that a link shopper made it", async () => {
    const row = shopper.getByRole("checkbox", { name: "2x Honey" });
    await row.focus();
    await shopper.keyboard.press("Space");
    await expect(shopper.getByText("1 of 2 items purchased")).toBeVisible();
    await expect(ben.page.getByText("Link shopper")).toBeVisible();
    await expect(ben.page.getByRole("checkbox", { name: "2x Honey" })).toBeChecked();
  });

  await test.step("the shopper sees the tick of the member", async () => {
    await ben.page.getByRole("checkbox", { name: /Candles/ }).click();
    await expect(shopper.getByText("2 of 2 items purchased")).toBeVisible(FETCHED);
  });

  await test.step("after the link was ended, its page says so", async () => {
    await anna.page.getByRole("button", { name: "Share" }).click();
    await anna.page.getByRole("button", { name: /^End link/ }).click();
    const question = anna.page.getByRole("alertdialog");
    await question.getByRole("button", { name: "End link" }).click();
    await expect(anna.page.getByRole("button", { name: "Make link" })).toBeVisible();
    await expect(shopper.getByText("This link has ended")).toBeVisible(FETCHED);
    await expect(shopper.getByRole("checkbox")).toHaveCount(0);
    await expectAccessibleInBothThemes(shopper);
  });

  for (const { context, errors } of [anna, ben]) {
    await context.close();
    expect(errors).toEqual([]);
  }
});
