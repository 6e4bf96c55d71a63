import type { Page } from "@playwright/test";
import { hold } from "./support/cut-off";
import { addMember, createHome, signIn } from "./support/household";
import { expect, expectAccessibleInBothThemes, type Person, test } from "./support/test";
import { expectToast } from "./support/toasts";

async function openAs(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await page.goto("/data-management");
  await expect(page.getByRole("heading", { name: "Data Management", level: 1 })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an export that fails says so", async ({ page }) => {
  await openAs(page, await addMember(await createHome(), "regular"));
  await expectAccessibleInBothThemes(page);
  const fail = await hold(page, "**/api/user/export-data");
  await button(page, "Export Data").click();
  await expect(button(page, "Exporting...")).toBeDisabled();
  fail();
  await expectToast(
    page,
    "Export failed",
    "There was an error exporting your data. Please try again.",
  );
  await expectToast(
    page,
    "Export failed",
    "Larder cannot be reached. Check your connection and try again.",
  );
  await expect(button(page, "Export Data")).toBeEnabled();
});

test("a purge that fails keeps what was chosen and typed", async ({ page }) => {
  const { admin } = await createHome();
  await openAs(page, admin);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("checkbox", { name: "Inventory updates" }).check();
  await button(page, "Purge Selected Data").click();
  const dialog = page.getByRole("dialog", { name: "Purge Selected Data" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByLabel("Type PURGE to confirm").fill("PURGE");
  await expectAccessibleInBothThemes(page);
  const fail = await hold(page, "**/api/data/purge");
  await dialog.getByRole("button", { name: "Purge Data" }).click();
  await expect(dialog.getByRole("button", { name: "Purging Data..." })).toBeDisabled();
  fail();
  await expectToast(
    page,
    "Purge failed",
    "Larder cannot be reached. Check your connection and try again.",
  );
  await expect(dialog.getByLabel("Type PURGE to confirm")).toHaveValue("PURGE");
});

test("leaving that fails leaves everything as it was", async ({ page }) => {
  const { admin } = await createHome();
  await openAs(page, admin);
  await button(page, "Delete Your Account").click();
  const dialog = page.getByRole("dialog", { name: "Delete Your Account" });
  await dialog.getByLabel(`Type ${admin.username} to confirm`).fill(admin.username);
  await expectAccessibleInBothThemes(page);
  const fail = await hold(page, "**/api/user");
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(dialog.getByRole("button", { name: "Processing..." })).toBeDisabled();
  fail();
  await expectToast(
    page,
    "Operation failed",
    "There was an error processing your request. Please try again.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Back to Settings" }).click();
  await expect(page).toHaveURL("/settings");
});

test("a storage optimization that fails says so", async ({ page }) => {
  const { admin } = await createHome();
  await openAs(page, admin);
  await page.route("**/api/migrate-images", async (route) => {
    if (route.request().method() === "POST") await route.abort();
    else await route.fallback();
  });
  await button(page, "Optimize Storage").click();
  await expectToast(
    page,
    "Optimization failed",
    "There was an error optimizing the storage. Please try again later.",
  );
  await expect(button(page, "Optimize Storage")).toBeEnabled();
});
