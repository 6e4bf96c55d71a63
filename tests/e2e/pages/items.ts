import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/test";

/** The items screen. */
export class ItemsPage {
  readonly search: Locator;
  readonly cards: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole("searchbox", { name: "Search items" });
    this.cards = page.getByRole("listitem").getByRole("article");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/items${query}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Returns the names on the rendered cards. */
  names(): Promise<string[]> {
    return this.cards.getByRole("heading").allTextContents();
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  async edit(name: string): Promise<Locator> {
    await this.card(name).getByRole("button", { name, exact: true }).click();
    const dialog = this.page.getByRole("dialog", { name: "Edit Item" });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Enters the select mode and selects the items with these names. */
  async select(...names: string[]): Promise<void> {
    await this.page.getByRole("button", { name: "Select", exact: true }).click();
    await expect(this.page.getByRole("toolbar", { name: "Selection" })).toBeVisible();
    for (const name of names) await this.card(name).click();
  }
}
