import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { db } from "@/lib/server/db";
import { GROCY_STOCK_CSV, HOMEBOX_CSV } from "@/tests/support/csv-files";
import { addMember, createHome, fill, signIn } from "./support/household";
import { expect, expectAccessible, type Person, test } from "./support/test";

async function openAs(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await page.goto("/data-management");
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Import from CSV" });

/** Opens the dialog and chooses a file with that text in it. */
async function choose(page: Page, text: string, name = "pantry.csv"): Promise<void> {
  if (!(await dialogOf(page).isVisible())) await button(page, "Import Items").click();
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Choose a file").click();
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name, mimeType: "text/csv", buffer });
}

async function namesOf(householdId: number): Promise<string[]> {
  const items = await db.item.findMany({
    where: { householdId, isDeleted: false },
    select: { name: true, location: { select: { name: true } } },
    orderBy: { id: "asc" },
  });
  return items.map(({ name, location }) => `${location.name}: ${name}`);
}

test(
  "a file is chosen, its columns are matched, and what is refused is told, before and after",
  { tag: "@both" },
  async ({ page }) => {
    const home = await createHome();
    await fill(home, { Kitchen: ["Rice"] });
    await openAs(page, home.admin);
    const rows = [
      "What;Where;Measure;Wanted;Stock",
      "Rice;Kitchen;bag;1;1",
      "Flour;Kitchen;kg;2;0,5",
      "Wine;Cellar;bottle;6;2",
      ";Cellar;bottle;1;1",
      "Candles;;pack;two;1",
    ];
    await choose(page, rows.join("\r\n"));

    const dialog = dialogOf(page);
    await expect(dialog.getByRole("heading", { name: "Match the columns" })).toBeFocused();
    await expect(button(page, "Continue")).toBeDisabled();
    await expect(dialog.getByLabel("Current stock")).toHaveValue("4");
    await expectAccessible(page);
    await dialog.getByLabel("Item", { exact: true }).selectOption("What");
    await expect(dialog.getByText("Such as “Rice”")).toBeVisible();
    await dialog.getByLabel("Location", { exact: true }).selectOption("Where");
    await dialog.getByLabel("Unit", { exact: true }).selectOption("Measure");
    await dialog.getByLabel("Desired quantity").selectOption("Wanted");
    await dialog.getByLabel("Location of rows without one").fill("Hall");
    await dialog.getByLabel("Unit of rows without one of ours").selectOption("Refuse such rows");
    await button(page, "Continue").click();

    await expect(
      dialog.getByRole("heading", { name: "1 item and 1 location to add" }),
    ).toBeFocused();
    await expect(dialog.getByText("New locations: Cellar")).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Items to add" })).toContainText("2/6 bottles");
    const refusals = dialog.getByRole("region", { name: "Refused rows" }).getByRole("listitem");
    const reasons = [
      "Row 2: “Rice” is already in Kitchen",
      "Row 3: “kg” is none of the units there are",
      "Row 5: Item name is required",
      "Row 6: Desired quantity: “two” cannot be read as a number",
    ];
    await expect(refusals).toHaveText(reasons);
    await expect(dialog.getByRole("heading", { name: "Import from CSV" })).toBeInViewport();
    await expectAccessible(page);

    await button(page, "Back").click();
    await dialog.getByLabel("Unit of rows without one of ours").selectOption("Bag");
    await button(page, "Continue").click();
    await expect(
      dialog.getByRole("heading", { name: "2 items and 1 location to add" }),
    ).toBeVisible();
    await button(page, "Import").click();

    const summary = "Added 2 items and 1 location from pantry.csv";
    await expect(dialog.getByRole("heading", { name: summary })).toBeFocused();
    await expect(refusals).toHaveText(reasons.filter((reason) => !reason.includes("kg")));
    await expectAccessible(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Copy report").click();
    await expect(page.getByText("Report copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${summary}\nRow 2: “Rice” is already in Kitchen\n`,
    );
    expect(await namesOf(home.householdId)).toEqual([
      "Kitchen: Rice",
      "Kitchen: Flour",
      "Cellar: Wine",
    ]);

    await dialog.getByRole("link", { name: "View items" }).click();
    await expect(page.getByRole("heading", { name: "Wine" })).toBeVisible();
  },
);

for (const [program, text, heading, added] of [
  ["Homebox", HOMEBOX_CSV, "2 items and 2 locations to add", "Home / Cellar: =Lamp oil"],
  ["Grocy", GROCY_STOCK_CSV, "2 items and 2 locations to add", "Fridge: Milk"],
] as const) {
  test(`a file of ${program} is recognised and needs no matching`, async ({ page }) => {
    const home = await createHome();
    await openAs(page, home.admin);
    await choose(page, text, "export.csv");
    await expect(
      page.getByText(`export.csv, recognised as a file of ${program}`, { exact: true }),
    ).toBeVisible();
    await button(page, "Continue").click();
    await expect(dialogOf(page).getByRole("heading", { name: heading })).toBeVisible();
    await button(page, "Import").click();
    await expect(dialogOf(page).getByText(/^Added 2 items and 2 locations/)).toBeVisible();
    expect(await namesOf(home.householdId)).toContain(added);
  });
}

test("what is no table is refused with a sentence, and another file can be chosen", async ({
  page,
}) => {
  const home = await createHome();
  await openAs(page, home.admin);
  await choose(page, "");
  await expect(dialogOf(page).getByRole("alert")).toHaveText("The file is empty.");
  await expectAccessible(page);
  await choose(page, "Item,Location,Unit\nRice,Kitchen,bag");
  await button(page, "Continue").click();
  await page.route("**/api/import/csv", (route) =>
    route.fulfill({ status: 429, json: { message: "Not now", code: "rate_limited" } }),
  );
  await button(page, "Import").click();
  await expect(page.getByText("Import failed")).toBeVisible();
  await expect(page.getByText("Not now")).toBeVisible();
  await page.unroute("**/api/import/csv");
  await button(page, "Import").click();
  await expect(dialogOf(page).getByText("Added 1 item and 1 location")).toBeVisible();
  expect(await namesOf(home.householdId)).toEqual(["Kitchen: Rice"]);
});

test("the export is saved under the day's name, and another household can import it", async ({
  page,
  browser,
}) => {
  const home = await createHome();
  await fill(home, { Küche: ["Käse", "=1+1"], Attic: [] });
  const assistant = await addMember(home, "assistant");
  await openAs(page, assistant);
  await expect(page.getByRole("heading", { name: "Import from CSV" })).toBeHidden();
  const saving = page.waitForEvent("download");
  await button(page, "Export Items").click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^larder-items-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText("Items exported successfully")).toBeVisible();
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\ufeffLocation,Item,")).toBe(true);
  expect(text).toContain("Küche,'=1+1,");

  const other = await createHome();
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, other.admin);
  await choose(theirs, text);
  await button(theirs, "Continue").click();
  await button(theirs, "Import").click();
  await expect(dialogOf(theirs).getByText("Added 2 items and 2 locations")).toBeVisible();
  expect(await namesOf(other.householdId)).toEqual(["Küche: Käse", "Küche: =1+1"]);
  await theirs.context().close();
});

test("an export that fails says so", async ({ page }) => {
  const home = await createHome();
  await openAs(page, home.admin);
  await page.route("**/api/export/csv", (route) => route.abort());
  await button(page, "Export Items").click();
  await expect(page.getByText("Export failed")).toBeVisible();
  await expect(
    page.getByText("There was an error exporting your items. Please try again."),
  ).toBeVisible();
});

test("the whole import can be done by keyboard", { tag: "@desktop" }, async ({ page }) => {
  const home = await createHome();
  await openAs(page, home.admin);
  await button(page, "Import Items").focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Choose a file").focus();
  await page.keyboard.press("Enter");
  const buffer = Buffer.from("Item\tLocation\nRice\tKitchen");
  await (await choosing).setFiles({ name: "a.tsv", mimeType: "text/plain", buffer });
  await button(page, "Continue").focus();
  await page.keyboard.press("Enter");
  await button(page, "Import").focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page).getByText("Added 1 item and 1 location from a.tsv")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(button(page, "Import Items")).toBeFocused();
});
