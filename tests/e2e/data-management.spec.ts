import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { db } from "@/lib/server/db";
import { createItem, createLine, createList, createLocation } from "@/tests/support/factories";
import { inline, jpeg } from "@/tests/support/pictures";
import { addMember, createHome, fill, type Home, signIn } from "./support/household";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";
import { expectToast } from "./support/toasts";

const PHOTOS = 8;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a button that saves a file; returns the file's name and text. */
async function download(page: Page, name: string) {
  const saving = page.waitForEvent("download");
  await button(page, name).click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

/** Creates items, a shopping list to purge, and photos to move out of the database. */
async function createContents(home: Home): Promise<void> {
  const { householdId } = home;
  await fill(home, { Küche: ["Käse", "=1+1"] });
  const { id: locationId } = await createLocation({ householdId, name: "Attic" });
  const photo = inline(await jpeg({ width: 900, height: 900 }));
  for (let index = 0; index < PHOTOS; index += 1) await createItem({ locationId, photo });
  const { id: itemId } = await createItem({ householdId });
  const { id: listId } = await createList({ householdId });
  await createLine({ listId, itemId });
}

test("an admin exports, optimizes and purges the household's data, then deletes the household", async ({
  page,
}) => {
  const home = await createHome();
  const { admin, householdId } = home;
  const assistant = await addMember(home, "assistant");
  await createContents(home);
  await signIn(page, admin);
  await page.goto("/data-management");
  await expectAccessibleInBothThemes(page);

  await test.step("the exports of the data management screen are saved as files", async () => {
    const json = await download(page, "Export Data");
    expect(json.name).toMatch(/^larder-export-\d{4}-\d\d-\d\d\.json$/);
    expect(json.text).toContain('\n  "account": {\n    "id": ');
    await expectToast(page, "Data exported successfully");
    const csv = await download(page, "Export Items");
    expect(csv.name).toMatch(/^larder-items-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.text.startsWith("\ufeffLocation,Item,")).toBe(true);
    expect(csv.text).toContain("Küche,'=1+1,");
  });

  await test.step("a storage optimization continues when the page is reloaded", async () => {
    await button(page, "Optimize Storage").click();
    await expect(page.getByText(new RegExp(`^\\d+ of ${PHOTOS} photos$`))).toBeVisible();
    await page.reload();
    const result = new RegExp(`Last run .*${PHOTOS} of ${PHOTOS} photos looked at`);
    await expect(page.getByText(result)).toBeVisible({ timeout: 60_000 });
  });

  await test.step("a purge is confirmed by typing a word and pressing Enter", async () => {
    await page.getByRole("checkbox", { name: "Shopping lists" }).check();
    await button(page, "Purge Selected Data").click();
    const dialog = page.getByRole("dialog", { name: "Purge Selected Data" });
    await dialog.getByLabel("Type PURGE to confirm").fill("PURGE");
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Enter");
    await expectToast(page, "Data purged successfully");
    await expect(dialog).toBeHidden();
    expect(await db.shoppingList.count({ where: { householdId } })).toBe(0);
    expect(await db.item.count({ where: { householdId } })).toBe(PHOTOS + 3);
  });

  await test.step("the only admin deletes the household with its members", async () => {
    await button(page, "Delete Your Account").click();
    const dialog = page.getByRole("dialog", { name: "Delete Your Account" });
    await expect(dialog.getByRole("alert")).toContainText("You are the only admin.");
    await dialog.getByLabel(`Type ${admin.username} to confirm`).fill(admin.username);
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Delete Household" }).click();
    await expect(page).toHaveURL("/auth");
    await expectToast(page, "Account deleted");
    expect(await db.user.count({ where: { username: assistant.username } })).toBe(0);
    await expectAccessible(page);
  });
});
