import type { Locator, Page } from "@playwright/test";
import { expect, type Person } from "../support/test";

/** The sign-in and registration screen. */
export class Entrance {
  constructor(readonly page: Page) {}

  async register(person: Person): Promise<void> {
    const { page } = this;
    await page.goto("/register");
    await page.getByLabel("Username").fill(person.username);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password").fill(person.password);
    await tick(page.getByRole("checkbox", { name: /Privacy Policy/ }));
    await tick(page.getByRole("checkbox", { name: /Terms of Service/ }));
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page).toHaveURL("/");
  }

  async login(person: Pick<Person, "username" | "password">): Promise<void> {
    const { page } = this;
    await page.goto("/auth");
    await page.getByLabel("Username").fill(person.username);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
  }
}

/** Checks a box and retries, because a click during hydration is lost. */
async function tick(checkbox: Locator): Promise<void> {
  await expect(() => checkbox.check({ timeout: 2_000 })).toPass();
}
