import type { Page } from "@playwright/test";
import { expect } from "../support/test";

/** Page object of the screens of a check. */
export class CheckPages {
  constructor(readonly page: Page) {}

  async start(): Promise<void> {
    await this.page.goto("/inventory-check");
    await this.page.getByRole("button", { name: "Begin Inventory Check" }).click();
    await expect(this.page.getByRole("heading", { name: "ITEMS IN THIS LOCATION" })).toBeVisible();
  }

  /** Counts the item on the screen: chooses a number, a partial amount, or both, and confirms. */
  async count(item: string, amount: { whole?: string; part?: "⅓" | "½" | "⅔" }): Promise<void> {
    const { page } = this;
    await expect(page.getByRole("heading", { name: item })).toBeVisible();
    if (amount.whole) await page.getByRole("button", { name: amount.whole, exact: true }).click();
    if (amount.part) await page.getByRole("button", { name: amount.part, exact: true }).click();
    await page.getByRole("button", { name: /^(Set & Continue|Update & Continue)$/ }).click();
  }
}
