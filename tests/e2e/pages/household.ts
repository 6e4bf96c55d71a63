import type { Page } from "@playwright/test";
import { expect } from "../support/test";

export interface NewItem {
  name: string;
  location: string;
  desired: string;
  unit: string;
  supermarketName?: string;
}

/** The screens on which a household is set up. */
export class HouseholdPages {
  constructor(readonly page: Page) {}

  /** Adds locations one after the other, as "Create more" allows. */
  async addLocations(names: string[]): Promise<void> {
    const { page } = this;
    await page.goto("/locations");
    await page.getByRole("button", { name: "Add location" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add New Location" });
    await dialog.getByRole("checkbox", { name: "Create more" }).check();
    for (const name of names) {
      await dialog.getByLabel("Location Name").fill(name);
      await dialog.getByRole("button", { name: "Add Location" }).click();
      await expect(dialog.getByLabel("Location Name")).toHaveValue("");
    }
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole("heading", { name: names.at(-1) })).toBeVisible();
  }

  async addItem(item: NewItem): Promise<void> {
    const { page } = this;
    await page.goto("/items");
    await page.getByRole("button", { name: "Add item", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add New Item" });
    await dialog.getByLabel("Location").selectOption(item.location);
    await dialog.getByLabel("Name", { exact: true }).fill(item.name);
    await dialog.getByLabel("Desired quantity").fill(item.desired);
    await dialog.getByLabel("Unit").selectOption(item.unit);
    if (item.supermarketName) {
      await dialog.getByText("Supermarket name", { exact: true }).click();
      await dialog.getByLabel(/Supermarket item name/).fill(item.supermarketName);
    }
    await dialog.getByRole("button", { name: "Add Item" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(item.name)).toBeVisible();
  }
}
