import type { Page } from "@playwright/test";
import { cutOff } from "./support/cut-off";
import { addMember, createHome, signIn } from "./support/household";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  type Person,
  test,
} from "./support/test";
import { expectToast } from "./support/toasts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openAs(page: Page, person: Person): Promise<void> {
  await signIn(page, person);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
}

const row = (page: Page, { email }: Person) =>
  page.getByRole("listitem").filter({ hasText: email });

test("an admin finds every card, and may do everything", { tag: "@both" }, async ({ page }) => {
  const home = await createHome();
  const assistant = await addMember(home, "assistant");
  await openAs(page, home.admin);
  await expect(page.getByText("Manage application settings and user permissions")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "User Management",
    "Role Permissions",
    "Preferences",
    "Personal Data",
  ]);
  await expect(page.getByText("Manage users and roles within your household")).toBeVisible();
  const own = row(page, home.admin);
  await expect(own.getByText("You", { exact: true })).toBeVisible();
  await expect(own.getByText("Admin", { exact: true })).toBeVisible();
  await expect(own.getByRole("combobox")).toHaveCount(0);
  await expect(row(page, assistant).getByText(assistant.username, { exact: true })).toBeVisible();
  await expect(row(page, assistant).getByRole("combobox").getByRole("option")).toHaveText([
    "Admin",
    "Assistant",
  ]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Manage your data" }).click();
  await expect(page).toHaveURL("/data-management");
});

test("an assistant sees who is there, and settles only for themselves", async ({ page }) => {
  const home = await createHome();
  const assistant = await addMember(home, "assistant");
  await openAs(page, assistant);
  await expect(row(page, home.admin).getByText("Admin", { exact: true })).toBeVisible();
  await expect(row(page, assistant).getByText("You", { exact: true })).toBeVisible();
  await expect(button(page, "Invite User")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Dea|Rea)ctivate/ })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
});

test("a role is changed, and stays where that fails", async ({ page }) => {
  const home = await createHome();
  const assistant = await addMember(home, "assistant");
  await openAs(page, home.admin);
  const role = page.getByLabel(`Role of ${assistant.username}`);
  await cutOff(page, "**/api/users/*/role");
  await role.selectOption("admin");
  await expectToast(page, "Error", "Failed to update user role. Please try again.");
  await expect(role).toHaveValue("assistant");
  await page.unroute("**/api/users/*/role");
  await role.selectOption("admin");
  await expectToast(page, "Role Updated", "User role successfully updated to admin.");
  await expect(row(page, assistant).getByText("Admin", { exact: true }).first()).toBeVisible();
  await role.selectOption("assistant");
  await expectToast(page, "Role Updated", "User role successfully updated to assistant.");
});

test("somebody is deactivated after a question, and taken back", async ({ page }) => {
  const home = await createHome();
  const assistant = await addMember(home, "assistant");
  const { username } = assistant;
  await openAs(page, home.admin);
  await button(page, `Deactivate ${username}`).click();
  const question = page.getByRole("alertdialog", { name: `Deactivate ${username}?` });
  await expect(question).toContainText("They are signed out on all devices");
  await expectAccessibleInBothThemes(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();

  await cutOff(page, "**/api/users/*/status");
  await button(page, `Deactivate ${username}`).click();
  await question.getByRole("button", { name: "Deactivate" }).click();
  await expectToast(page, "Error", "Failed to update user. Please try again.");
  await page.unroute("**/api/users/*/status");
  await button(page, `Deactivate ${username}`).click();
  await question.getByRole("button", { name: "Deactivate" }).click();
  await expectToast(page, "User Deactivated", `${username} has been signed out everywhere.`);
  await expect(row(page, assistant).getByText("Deactivated", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(page, `Reactivate ${username}`).click();
  await expectToast(page, "User Reactivated", `${username} can sign in again.`);
  await expect(button(page, `Deactivate ${username}`)).toBeVisible();
});

test("preferences are saved as they are ticked, and taken back where that fails", async ({
  page,
}) => {
  const { admin } = await createHome();
  await openAs(page, admin);
  const box = (name: string) => page.getByRole("checkbox", { name });
  const preferences = [
    ["Reminders", "/api/user", true],
    ["News", "/api/user", false],
    ["Reasons written by AI", "/api/household", true],
  ] as const;
  for (const [name, path, isOnAtFirst] of preferences) {
    await expect(box(name)).toBeChecked({ checked: isOnAtFirst });
    const saved = page.waitForResponse(
      (response) => response.url().endsWith(path) && response.request().method() === "PATCH",
    );
    await box(name).click();
    expect((await saved).status()).toBe(200);
  }
  await page.reload();
  for (const [name, , isOnAtFirst] of preferences) {
    await expect(box(name)).toBeChecked({ checked: !isOnAtFirst });
  }
  await cutOff(page, "**/api/user");
  await box("Reminders").click();
  await expectToast(page, "Error", "The setting could not be saved. Please try again.");
  await expect(box("Reminders")).not.toBeChecked();
  await cutOff(page, "**/api/household");
  await box("Reasons written by AI").click();
  await expectToast(page, "Error", "The setting could not be saved. Please try again.");
  await expect(box("Reasons written by AI")).not.toBeChecked();
});

test("the password is changed by whoever knows the old one", async ({ page, browser }) => {
  const { admin } = await createHome();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, admin);
  await openAs(page, admin);
  await button(page, "Change password").click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  const save = dialog.getByRole("button", { name: "Change password" });
  await save.click();
  await expect(dialog.getByText("Password is required").first()).toBeVisible();
  await dialog.getByLabel("Current password").fill("not my password");
  await dialog.getByLabel("New password").fill("another cellar");
  await dialog.getByLabel("Confirm password").fill("one more cellar");
  await save.click();
  await expect(dialog.getByText("Passwords do not match")).toBeVisible();
  await dialog.getByLabel("Confirm password").fill("another cellar");
  await save.click();
  await expect(dialog.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel("Current password").fill(admin.password);
  await save.click();
  await expectToast(page, "Password Changed", "You were signed out on all other devices.");
  await expect(dialog).toBeHidden();
  await other.goto("/items");
  await expect(other).toHaveURL("/auth");
  await expect(other.getByText("You were signed out", { exact: true })).toBeVisible();
  await elsewhere.close();
  await signIn(page, { ...admin, password: "another cellar" });
});
