import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { db } from "@/lib/server/db";
import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { inline, jpeg } from "@/tests/support/pictures";
import { addMember, createHome, fill, type Home, signIn } from "./support/household";
import { expect, expectAccessible, type Person, test } from "./support/test";

const PATH = "/data-management";

async function openAs(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await page.goto(PATH);
  await expect(page.getByRole("heading", { name: "Data Management", level: 1 })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("nobody signed in gets here", async ({ page }) => {
  await page.goto(PATH);
  await expect(page).toHaveURL("/auth");
});

test("the export is saved as a pretty file with the day in its name", async ({ page }) => {
  const home = await createHome();
  await fill(home, { Pantry: ["Flour", "Honey"] });
  await openAs(page, home.admin);
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await button(page, "Export Data").click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^larder-export-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain('\n  "account": {\n    "id": ');
  const { inventory } = JSON.parse(text) as { inventory: { items: { name: string }[] } };
  expect(inventory.items.map(({ name }) => name)).toEqual(["Flour", "Honey"]);
  await expect(page.getByText("Data exported successfully")).toBeVisible();
  await expect(page.getByText("Your data has been downloaded as a JSON file.")).toBeVisible();
});

test("what is chosen is purged, after the word", { tag: "@both" }, async ({ page }) => {
  const home = await createHome();
  const { householdId } = home;
  const { id: itemId } = await createItem({ householdId });
  const { id: listId } = await createList({ householdId });
  await createLine({ listId, itemId });
  await openAs(page, home.admin);
  await expect(button(page, "Purge Selected Data")).toBeDisabled();
  const lines = page.getByRole("checkbox", { name: "Shopping list items" });
  await page.getByRole("checkbox", { name: "Shopping lists" }).check();
  await expect(lines).toBeChecked();
  await expect(lines).toBeDisabled();
  await button(page, "Purge Selected Data").click();
  const dialog = page.getByRole("dialog", { name: "Purge Selected Data" });
  await dialog.getByLabel("Type PURGE to confirm").fill("purge");
  await dialog.getByRole("button", { name: "Purge Data" }).click();
  await expect(page.getByText("Please type PURGE to confirm data deletion.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Type PURGE to confirm").fill("PURGE");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Data purged successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(lines).not.toBeChecked();
  await expect(button(page, "Purge Selected Data")).toBeDisabled();
  expect(await db.shoppingList.count({ where: { householdId } })).toBe(0);
  expect(await db.item.count({ where: { householdId } })).toBe(1);
});

async function fillWithInlinePhotos({ householdId }: Home, count: number): Promise<void> {
  const { id: locationId } = await createLocation({ householdId });
  const photo = inline(await jpeg({ width: 900, height: 900 }));
  for (let index = 0; index < count; index += 1) await createItem({ locationId, photo });
}

test("the storage optimization tells how far it is, and goes on when the page is left", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const home = await createHome();
  await fillWithInlinePhotos(home, 16);
  await openAs(page, home.admin);
  await button(page, "Optimize Storage").click();
  await expect(button(page, "Optimizing Storage...")).toBeDisabled();
  await expect(page.getByText(/^\d+ of 16 photos$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Last run .*16 of 16 photos looked at/)).toBeVisible({
    timeout: 90_000,
  });
  await button(page, "Optimize Storage").click();
  await expect(page.getByText("Optimization complete")).toBeVisible();
});

test(
  "the only admin of several members has to choose, and may take the household along",
  { tag: "@both" },
  async ({ page }) => {
    const home = await createHome();
    const assistant = await addMember(home, "assistant");
    await openAs(page, home.admin);
    await button(page, "Delete Your Account").click();
    const dialog = page.getByRole("dialog", { name: "Delete Your Account" });
    const field = dialog.getByLabel(`Type ${home.admin.username} to confirm`);
    await expect(dialog.getByRole("alert")).toContainText("You are the only admin.");
    await expectAccessible(page);
    const household = dialog.getByRole("button", { name: "Delete Household" });
    await expect(household).toBeDisabled();
    await field.fill("somebody");
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("Please enter your username correctly to confirm deletion."),
    ).toBeVisible();
    await field.fill(home.admin.username);
    await household.click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText("Account deleted")).toBeVisible();
    expect(await db.user.count({ where: { username: assistant.username } })).toBe(0);
  },
);

test("an assistant is offered the exports and the deactivation, and nothing else", async ({
  page,
}) => {
  const assistant = await addMember(await createHome(), "assistant");
  await openAs(page, assistant);
  const cards = ["Export Your Data", "Export as CSV", "Deactivate Your Account"];
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(cards);
  await button(page, "Deactivate Your Account").click();
  await page.getByLabel(`Type ${assistant.username} to confirm`).fill(assistant.username);
  await button(page, "Deactivate Account").click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Account deactivated")).toBeVisible();
});
