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

  link(name: string): Locator {
    return this.row(name).getByRole("link", { name, exact: true });
  }

  /** The button that opens the dialog of the open item. */
  get editButton(): Locator {
    return this.page.getByRole("button", { name: "Edit", exact: true });
  }

  /** Returns from an item to the list: from its page on a phone, from its panel in a wide window. */
  async leave(name: string): Promise<void> {
    if (await this.page.getByRole("dialog", { name, exact: true }).isVisible()) {
      await this.page.keyboard.press("Escape");
    } else await this.page.goBack();
    await expect(this.link(name)).toBeVisible();
  }

  /** Opens an item, and then the dialog that edits it. */
  async edit(name: string): Promise<Locator> {
    await this.link(name).click();
    await this.editButton.click();
    const dialog = this.page.getByRole("dialog", { name: "Edit Item" });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Enters the select mode and selects the items with these names. */
  async select(...names: string[]): Promise<void> {
    await this.page.getByRole("button", { name: "Select", exact: true }).click();
    await expect(this.page.getByRole("toolbar", { name: "Selection" })).toBeVisible();
    for (const name of names) await this.row(name).click();
  }
}
