import type { Locator, Page } from "@playwright/test";
import { db } from "@/lib/server/db";
import { createHome, fill, signIn } from "./support/household";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Import from CSV" });

/** Opens the file chooser by the given action, and chooses a file with the given text. */
async function choose(page: Page, text: string, open: (chooser: Locator) => Promise<void>) {
  const choosing = page.waitForEvent("filechooser");
  await open(button(page, "Choose a file"));
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name: "pantry.csv", mimeType: "text/csv", buffer });
}

async function namesOf(householdId: number): Promise<string[]> {
  const items = await db.item.findMany({
    where: { householdId, isDeleted: false },
    select: { name: true, location: { select: { name: true } } },
    orderBy: { id: "asc" },
  });
  return items.map(({ name, location }) => `${location.name}: ${name}`);
}

test("a CSV file is chosen, matched, imported and reported on a phone", async ({ page }) => {
  const home = await createHome();
  await fill(home, { Kitchen: ["Rice"] });
  await signIn(page, home.admin);
  await page.goto("/data-management");
  await button(page, "Import Items").click();
  await choose(page, "", (chooser) => chooser.click());
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("alert")).toHaveText("The file is empty.");
  await expectAccessible(page);
  const rows = ["What;Where;Unit", "Rice;Kitchen;bag", "Flour;Kitchen;kg", "Wine;Cellar;bottle"];
  await choose(page, rows.join("\r\n"), (chooser) => chooser.click());

  await expect(dialog.getByRole("heading", { name: "Match the columns" })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel("Item", { exact: true }).selectOption("What");
  await dialog.getByLabel("Location", { exact: true }).selectOption("Where");
  await button(page, "Continue").click();
  await expect(dialog.getByRole("heading", { name: "1 item and 1 location to add" })).toBeFocused();
  await expect(dialog.getByRole("heading", { name: "Import from CSV" })).toBeInViewport();
  await expectAccessibleInBothThemes(page);
  await button(page, "Import").click();

  const summary = "Added 1 item and 1 location from pantry.csv";
  await expect(dialog.getByRole("heading", { name: summary })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy report").click();
  await expect(page.getByText("Report copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${summary}\nRow 2: “Rice” is already in Kitchen\n`,
  );
  expect(await namesOf(home.householdId)).toEqual(["Kitchen: Rice", "Cellar: Wine"]);
  await dialog.getByRole("link", { name: "View items" }).click();
  await expect(page.getByRole("heading", { name: "Wine" })).toBeVisible();
});

test("a CSV import can be done entirely by keyboard", { tag: "@desktop" }, async ({ page }) => {
  const press = async (control: Locator) => {
    await control.focus();
    await page.keyboard.press("Enter");
  };
  const home = await createHome();
  await signIn(page, home.admin);
  await page.goto("/data-management");
  await press(button(page, "Import Items"));
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await choose(page, "Item\tLocation\nRice\tKitchen", press);
  await expect(dialog.getByRole("heading", { name: "Match the columns" })).toBeFocused();
  await expectAccessible(page);
  await press(button(page, "Continue"));
  await expect(dialog.getByRole("heading", { name: "Import from CSV" })).toBeInViewport();
  await press(button(page, "Import"));
  await expect(dialog.getByText("Added 1 item and 1 location from pantry.csv")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Import Items")).toBeFocused();
});
