import type { Page } from "@playwright/test";
import { createUser, PASSWORD } from "@/tests/support/factories";
import { Entrance } from "./pages/entrance";
import { cutOff, hold } from "./support/cut-off";
import { addMember, createHome, signIn } from "./support/household";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  newPerson,
  test,
} from "./support/test";
import { expectToast } from "./support/toasts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test(
  "the entrance says what it is for, and shows the demo account",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Track your household supplies with ease",
    );
    await expect(page.getByRole("listitem")).toHaveText([
      "Track items in multiple locations",
      "Generate shopping lists automatically",
      "Regular inventory checks to stay updated",
    ]);
    await expect(page.getByText("username demo, password demo1234")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(page).toHaveURL("/register");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("tab", { name: "Login" }).click();
    await expect(page).toHaveURL("/login");
  },
);

test("signing in says what is missing, and greets", async ({ page, context }) => {
  const { admin } = await createHome();
  await page.goto("/login");
  await button(page, "Login").click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await page.getByLabel("Username").fill("ab");
  await button(page, "Login").click();
  await expect(page.getByText("Username must be at least 3 characters.")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters.")).toBeVisible();
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("checkbox", { name: "Keep me signed in" }).check();
  await button(page, "Login").click();
  await expectToast(page, "Login successful", `Welcome back, ${admin.username}!`);
  await expect(page).toHaveURL("/");
  const cookie = (await context.cookies()).find(({ name }) => name === "larder.session");
  const inDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(inDays)).toBe(30);
});

test("somebody deactivated is told so, and a dead network too", async ({ page }) => {
  const { username } = await createUser({ isActive: false });
  await new Entrance(page).login({ username, password: PASSWORD });
  await expectToast(
    page,
    "Login failed",
    "Your account has been deactivated. Contact an administrator to reactivate it.",
  );
  const fail = await hold(page, "**/api/login");
  await button(page, "Login").click();
  await expect(button(page, "Logging in...")).toBeDisabled();
  fail();
  await expectToast(
    page,
    "Login failed",
    "Larder cannot be reached. Check your connection and try again.",
  );
});

test("registering refuses a name that is taken, and wants both consents", async ({ page }) => {
  const { admin } = await createHome();
  await page.goto("/register");
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Email").fill(newPerson().email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet cellar");
  await page.getByLabel("Confirm password").fill("a quiet cellar");
  await button(page, "Register").click();
  for (const policy of ["Privacy Policy", "Terms of Service"]) {
    const text = `You must agree to the ${policy} to create an account.`;
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("checkbox", { name: new RegExp(policy) }).check();
    await expect(page.getByText(text)).toBeHidden();
  }
  await button(page, "Register").click();
  await expectToast(page, "Registration failed", "This username is already taken.");
  await expect(page.getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Username")).toHaveValue(admin.username);
  await expectAccessible(page);
});

test("the policies open in a new tab, and nothing that was typed is lost", async ({
  page,
  context,
}) => {
  await page.goto("/register");
  await page.getByLabel("Username").fill("somebody");
  for (const [name, path] of [
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms"],
  ] as const) {
    const opening = context.waitForEvent("page");
    await page.getByRole("main").getByRole("link", { name }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(path);
    await expect(tab.getByRole("heading", { level: 1, name })).toBeVisible();
    await tab.close();
  }
  await expect(page.getByLabel("Username")).toHaveValue("somebody");
});

test("logging out that fails says so, and leaves one signed in", async ({ page, isMobile }) => {
  await signIn(page, await addMember(await createHome(), "regular"));
  await page.goto("/settings");
  await cutOff(page, "**/api/logout");
  const main = page.getByRole("main").getByRole("button", { name: "Logout" });
  await (isMobile ? main : page.getByRole("button", { name: "Logout" }).first()).click();
  await expectToast(
    page,
    "Logout failed",
    "Larder cannot be reached. Check your connection and try again.",
  );
  await expect(page).toHaveURL("/settings");
});

test("a link to a new password can fail to be sent, and can be broken", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("nobody");
  await button(page, "Send link").click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("Email").fill("nobody@example.com");
  const fail = await hold(page, "**/api/password/forgot");
  await button(page, "Send link").click();
  await expect(button(page, "Sending...")).toBeDisabled();
  fail();
  await expectToast(
    page,
    "Error",
    "Larder cannot be reached. Check your connection and try again.",
  );
  await page.goto("/reset-password");
  await expect(page.getByText("The link is incomplete.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a new password has to be long enough, and typed twice", async ({ page }) => {
  await page.goto("/reset-password?token=none");
  await page.getByLabel("New password").fill("short");
  await page.getByLabel("Confirm password").fill("another");
  await button(page, "Save password").click();
  await expect(page.getByText("Password must be at least 6 characters.")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("New password").fill("long enough");
  await page.getByLabel("Confirm password").fill("long enough");
  const fail = await hold(page, "**/api/password/reset");
  await button(page, "Save password").click();
  await expect(button(page, "Saving...")).toBeDisabled();
  fail();
  await expectToast(
    page,
    "Error",
    "Larder cannot be reached. Check your connection and try again.",
  );
});
