import type { BrowserContext, Page } from "@playwright/test";
import { Entrance } from "./pages/entrance";
import { createHome, signIn } from "./support/household";
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from "./support/test";

const SESSION = "larder.session";
const DEVICE = "larder.device";
const PREFERENCES = "larder.preferences";

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).toSorted();
}

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains("dark"));

test("pages that need no account set no cookie, and the sign-in sets two cookies that scripts cannot read", async ({
  page,
  context,
}) => {
  const home = await createHome();
  for (const [path, section] of [
    ["/privacy-policy", "7. Data Retention"],
    ["/terms", "5. Household Sharing"],
  ] as const) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    await page.getByText("Contents", { exact: true }).click();
    await page.getByRole("navigation", { name: "Contents" }).getByText(section).click();
    await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
  }
  await page.goto("/auth");
  await page.goto("/cookie-policy");
  expect(await cookieNames(context)).toEqual([]);

  await new Entrance(page).login(home.admin);
  await expect(page).toHaveURL("/");
  expect(await cookieNames(context)).toEqual([DEVICE, SESSION]);
  const cookies = await context.cookies();
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(cookies.find(({ name }) => name === SESSION)?.expires).toBe(-1);
});

test("a theme is stored in a cookie for a year, applied before the first paint, and removed with this cookie", async ({
  page,
  context,
}) => {
  await page.goto("/cookie-policy");
  const box = (name: string) => page.getByRole("checkbox", { name });
  await expect(box("Essential")).toBeDisabled();
  await expect(box("Functional")).not.toBeChecked();
  await expect(box("Analytics")).not.toBeChecked();
  await expectAccessibleInBothThemes(page);

  const home = await createHome();
  await signIn(page, home.admin);
  await page.goto("/account");
  await page.getByLabel("Theme").selectOption("dark");
  expect(await isDark(page)).toBe(true);
  await expectAccessible(page);
  const cookie = (await context.cookies()).find(({ name }) => name === PREFERENCES);
  const inDays = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(inDays)).toBe(365);
  expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });

  // Records the theme while the document is parsed, before any script of the build runs.
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      document.documentElement.dataset.early ??= document.documentElement.className;
    });
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-early", /\bdark\b/);
  await expect(page.getByLabel("Theme")).toHaveValue("dark");

  await page.getByRole("link", { name: "Cookie Policy" }).first().click();
  await expect(box("Functional")).toBeChecked();
  await box("Functional").click();
  await expect(page.getByText("There is no preferences cookie on this device.")).toBeVisible();
  expect(await isDark(page)).toBe(false);
  expect(await cookieNames(context)).toEqual([DEVICE, SESSION]);
  await box("Analytics").click();
  await expect(box("Functional")).toBeChecked();
  expect(await cookieNames(context)).toEqual([DEVICE, PREFERENCES, SESSION]);
});
