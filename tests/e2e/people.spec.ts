import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { createHome, signIn } from "./support/household";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  newPerson,
  test,
  watchForErrors,
} from "./support/test";
import { expectToast } from "./support/toasts";

/** Returns the URL of the link in the newest mail to a person. */
async function linkInMail(to: string): Promise<string> {
  const folder = path.join(process.env.APP_DATA_DIR ?? "", "mailbox");
  let link: string | undefined;
  await expect(async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
    const mails = await Promise.all(
      files.map(async (name) => {
        const text = await readFile(path.join(folder, name), "utf8");
        return JSON.parse(text) as { to: string; text: string; sentAt: string };
      }),
    );
    const [mail] = mails
      .filter((one) => one.to === to)
      .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
    link = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? "")?.[0];
    expect(link).toBeDefined();
  }).toPass();
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
}

/**
 * Timeout for another person's change to appear. It is shorter than a poll interval, so that only the event
 * stream can bring the change in time.
 */
const TOLD = { timeout: 4_000 };

async function fillAccount(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await expect(() =>
    page.getByRole("checkbox", { name: /Privacy Policy/ }).check({ timeout: 2_000 }),
  ).toPass();
  await page.getByRole("checkbox", { name: /Terms of Service/ }).check();
}

test("a guest joins by the mailed link, gets another role and is deactivated without reloads", async ({
  page,
  browser,
}) => {
  // This test is slow: each of two people opens several screens.
  test.slow();
  const { admin } = await createHome();
  const guest = newPerson();
  await signIn(page, admin);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.getByRole("button", { name: "Invite User" }).click();
  await page.getByPlaceholder("Email").fill(guest.email);
  await expect(page.getByRole("dialog").getByLabel("Role")).toHaveValue("assistant");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  // The browser tests run without a mail service. The mail is in the dev mailbox.
  const shared = page.getByRole("dialog", { name: "Invitation link" });
  await expect(shared.getByText("No mail was sent")).toBeVisible();
  await expect(shared.getByText(await linkInMail(guest.email))).toBeVisible();
  await expectAccessible(page);
  await shared.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Pending Invitations")).toBeVisible();
  await expect(page.getByText(guest.email)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const errors = watchForErrors(context);
  const their = await context.newPage();
  await their.goto(await linkInMail(guest.email));
  await expect(their.getByText("You are invited")).toBeVisible();
  await expect(their.getByText(admin.username).first()).toBeVisible();
  await expect(their.getByText("Assistant", { exact: true })).toBeVisible();
  await expect(their.getByLabel("Email")).toHaveValue(guest.email);
  await expectAccessibleInBothThemes(their);
  await fillAccount(their, guest);
  await their.getByRole("button", { name: "Register" }).click();
  await expect(their).toHaveURL("/");
  // The admin's screen shows without a reload that the invitation is no longer pending.
  await expect(page.getByText("Pending Invitations")).toBeHidden(TOLD);
  await their.goto("/settings");
  await expect(their.getByText(admin.email)).toBeVisible();
  await expectAccessibleInBothThemes(their);
  await expect(their.getByRole("button", { name: "Invite User" })).toBeHidden();
  await expect(their.getByRole("combobox", { name: /Role of/ })).toHaveCount(0);

  await page.getByLabel(`Role of ${guest.username}`).selectOption("admin");
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText("User role successfully updated to admin.")).toBeVisible();
  await their.getByRole("button", { name: "Invite User" }).click(TOLD);
  await expect(their.getByRole("dialog")).toBeVisible();
  await page.getByLabel(`Role of ${guest.username}`).selectOption("assistant");
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(their.getByRole("dialog")).toHaveCount(0, TOLD);
  await expect(their.getByRole("button", { name: "Invite User" })).toHaveCount(0);
  await expectToast(their, "Your role has changed", "You are an assistant now.");

  await page.getByRole("button", { name: `Deactivate ${guest.username}` }).click();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(page.getByText("User Deactivated")).toBeVisible();
  await expect(page.getByRole("button", { name: `Reactivate ${guest.username}` })).toBeVisible();
  // The open page of the deactivated person redirects to the sign-in page, which shows the reason.
  await expect(their).toHaveURL("/auth");
  await expect(their.getByText("Your account was deactivated")).toBeVisible();
  await expectAccessibleInBothThemes(their);
  await their.goto("/items");
  await expect(their).toHaveURL("/auth");
  await expect(their.getByText("Your account was deactivated")).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test("the mailed link can replace a forgotten password only once", async ({ page }) => {
  const { admin } = await createHome();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Check your mail")).toBeVisible();

  const link = await linkInMail(admin.email);
  await page.goto(link);
  await page.getByLabel("New password").fill("short");
  await page.getByLabel("Confirm password").fill("another");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("New password").fill("another cellar");
  await page.getByLabel("Confirm password").fill("another cellar");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Sign in with your new password.")).toBeVisible();
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password", { exact: true }).fill("another cellar");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/");

  await page.goto(link);
  await expect(page.getByText("This link does not work")).toBeVisible();
  await expect(page.getByLabel("New password")).toBeHidden();
  await expectAccessibleInBothThemes(page);
});
