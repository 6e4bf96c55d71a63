import { Entrance } from "./pages/entrance";
import { expect, expectAccessible, newPerson, test } from "./support/test";

test("whoever is not signed in is led to the entrance", async ({ page }) => {
  await page.goto("/shopping-list");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Track your household supplies with ease")).toBeVisible();
  await expectAccessible(page);
});

test("a wrong password says so and keeps what was typed", async ({ page }) => {
  const person = newPerson();
  await new Entrance(page).login(person);
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByText("Invalid username or password")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(person.username);
});

test("fields say what is wrong with them, the first one is focused", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Username").fill("ab");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("secret one");
  await page.getByLabel("Confirm password").fill("secret two");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Username must be at least 3 characters.")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(
    page.getByText("You must agree to the Privacy Policy to create an account."),
  ).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();
  await expectAccessible(page);
});

test("the demo account signs in by one button, and logging out ends its session", async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Use the demo account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Latest Inventory Check")).toBeVisible();
  await expectAccessible(page);
  const cookies = await context.cookies();
  if (isMobile) await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole(isMobile ? "menuitem" : "button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  // Who left of their own will needs no reason.
  await expect(page.getByText("You were signed out", { exact: true })).toBeHidden();

  // The old cookie is worth nothing any more, even where it was kept.
  await context.addCookies(cookies);
  await page.goto("/items");
  await expect(page).toHaveURL("/auth");
});

test("an unknown address shows the not-found screen", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expectAccessible(page);
});
