import type { Page } from "@playwright/test";
import { createInvitation } from "@/tests/support/factories";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a person without a session is led to the login screen, whose forms and links work", async ({
  page,
  context,
}) => {
  await test.step("a protected URL leads to the login screen", async () => {
    await page.goto("/shopping-list");
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Track your household supplies with ease",
    );
    await expect(page.getByText("username demo, password demo1234")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await button(page, "Login").click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Username")).toBeFocused();
    await expectAccessibleInBothThemes(page);
  });

  await test.step("an arrow key opens the tab of the registration, which keeps the focus", async () => {
    await page.getByRole("tab", { name: "Login" }).press("ArrowRight");
    await expect(page).toHaveURL("/register");
    await expect(page.getByRole("tab", { name: "Register" })).toBeFocused();
  });

  await test.step("the policies open in a new tab, and the registration form keeps its input", async () => {
    await page.getByLabel("Username").fill("ab");
    for (const [name, path] of [
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms"],
    ] as const) {
      const opening = context.waitForEvent("page");
      await page.getByRole("main").getByRole("link", { name }).click();
      const tab = await opening;
      await expect(tab).toHaveURL(path);
      await tab.close();
    }
    await expect(page.getByLabel("Username")).toHaveValue("ab");
    await button(page, "Register").click();
    await expect(page.getByText("Username must be at least 3 characters.")).toBeVisible();
    await expect(page.getByLabel("Username")).toBeFocused();
    await expectAccessibleInBothThemes(page);
  });

  await test.step("a used invitation link offers a registration without an invitation", async () => {
    const { token } = await createInvitation({ accepted: true });
    await page.goto(`/login?token=${token}`);
    await expect(page).toHaveURL(`/register?token=${token}`);
    await expect(page.getByText("This invitation has already been used.")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await button(page, "Register without an invitation").click();
    await expect(page).toHaveURL("/register");
  });

  await test.step("an unknown URL shows the not-found screen", async () => {
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test("the demo account signs in with one button, and its cookies are invalid after the logout", async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto("/auth");
  await button(page, "Use the demo account").click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Latest Inventory Check")).toBeVisible();
  await expectAccessible(page);
  const cookies = await context.cookies();
  if (isMobile) await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole(isMobile ? "menuitem" : "button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  // After a deliberate logout no reason for the end of the session is shown.
  await expect(page.getByText("You were signed out", { exact: true })).toBeHidden();

  // A copy of the session cookie is invalid after the logout.
  await context.addCookies(cookies);
  await page.goto("/items");
  await expect(page).toHaveURL("/auth");
});
