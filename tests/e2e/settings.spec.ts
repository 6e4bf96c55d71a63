import type { Page } from "@playwright/test";
import { createInvitation } from "@/tests/support/factories";
import { addMember, createHome, signIn } from "./support/household";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";
import { expectToast } from "./support/toasts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an admin uses every dialog of the settings, and saves preferences and a password", async ({
  page,
}) => {
  const home = await createHome();
  const { admin, householdId } = home;
  const { username } = await addMember(home, "assistant");
  const { email } = await createInvitation({ householdId, role: "assistant" });
  await signIn(page, admin);
  await page.goto("/settings");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel(`Role of ${username}`)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await test.step("the invitation dialog marks an invalid address", async () => {
    await button(page, "Invite User").click();
    const dialog = page.getByRole("dialog", { name: "Invite User" });
    await dialog.getByPlaceholder("Email").fill("nobody");
    await dialog.getByRole("button", { name: "Send Invitation" }).click();
    await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await button(page, "Discard").click();
    await expect(dialog).toBeHidden();
  });

  await test.step("an invitation is cancelled after a confirmation", async () => {
    await page.getByRole("button", { name: `Cancel invitation of ${email}` }).click();
    const question = page.getByRole("alertdialog", { name: "Cancel this invitation?" });
    await expect(question).toContainText(email);
    await expectAccessibleInBothThemes(page);
    await question.getByRole("button", { name: "Cancel invitation" }).click();
    await expectToast(page, "Invitation Canceled");
    await expect(page.getByText("Pending Invitations")).toBeHidden();
  });

  await test.step("a member is deactivated after a confirmation, and reactivated", async () => {
    await button(page, `Deactivate ${username}`).click();
    const question = page.getByRole("alertdialog", { name: `Deactivate ${username}?` });
    await expectAccessibleInBothThemes(page);
    await question.getByRole("button", { name: "Deactivate" }).click();
    await expectToast(page, "User Deactivated");
    await expect(button(page, `Reactivate ${username}`)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await button(page, `Reactivate ${username}`).click();
    await expect(button(page, `Deactivate ${username}`)).toBeVisible();
  });

  await test.step("changing the password requires the current password", async () => {
    await page.getByRole("link", { name: "Your Account" }).click();
    await expect(page).toHaveURL("/account");
    await button(page, "Change password").click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await dialog.getByLabel("Current password").fill("not my password");
    await dialog.getByLabel("New password").fill("another cellar");
    await dialog.getByLabel("Confirm password").fill("another cellar");
    const save = dialog.getByRole("button", { name: "Change password" });
    await save.click();
    await expect(dialog.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel("Current password").fill(admin.password);
    await save.click();
    await expectToast(page, "Password Changed", "You were signed out on all other devices.");
    await expect(dialog).toBeHidden();
    await signIn(page, { ...admin, password: "another cellar" });
    await page.getByRole("link", { name: "Back to Settings" }).click();
    await expect(page).toHaveURL("/settings");
  });

  await test.step("saved preferences are the same after a reload", async () => {
    const names = ["Reminders", "Run-out reminders", "News", "Reasons written by AI"];
    const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
    const before = new Map<string, boolean>();
    for (const name of names) {
      before.set(name, await box(name).isChecked());
      const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
      await box(name).click();
      expect((await saved).status()).toBe(200);
    }
    await page.reload();
    for (const name of names) await expect(box(name)).toBeChecked({ checked: !before.get(name) });
  });

  await test.step("the settings link to the screen of personal data", async () => {
    await page.getByRole("link", { name: "Personal Data" }).click();
    await expect(page).toHaveURL("/data-management");
    await expectAccessible(page);
  });
});
