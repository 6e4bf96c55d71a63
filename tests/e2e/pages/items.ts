import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/test";

/** The items screen. */
export class ItemsPage {
  readonly search: Locator;
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole("searchbox", { name: "Search items" });
    // Rows of a list, or of the table in wide windows.
    this.rows = page
      .locator("[role=listitem], [role=row]")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/items${query}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Shows the filters other than the search. Phones and tablets hide them at first. */
  async openFilters(): Promise<void> {
    const button = this.page.getByRole("button", { name: /^Filter/, expanded: false });
    if (await button.isVisible()) await button.click();
  }

  /** Returns the names of the rendered rows. */
  names(): Promise<string[]> {
    return this.rows.getByRole("heading").allTextContents();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole("heading", { name, exact: true }) });
  }

  async edit(name: string): Promise<Locator> {
    await this.row(name).getByRole("button", { name, exact: true }).click();
    const dialog = this.page.getByRole("dialog", { name: "Edit Item" });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** The link to the history of an item. */
  link(name: string): Locator {
    return this.row(name).getByRole("link", { name: `History of ${name}`, exact: true });
  }

  /** Enters the select mode and selects the items with these names. */
  async select(...names: string[]): Promise<void> {
    await this.page.getByRole("button", { name: "Select", exact: true }).click();
    await expect(this.page.getByRole("toolbar", { name: "Selection" })).toBeVisible();
    for (const name of names) await this.row(name).click();
  }
}
