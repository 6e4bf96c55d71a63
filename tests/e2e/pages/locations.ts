import type { Locator, Page } from "@playwright/test";
import { dragByFinger, dragByMouse } from "../support/drag";
import { expect } from "../support/test";

/** The locations screen. */
export class LocationsPage {
  constructor(readonly page: Page) {}

  /** Waits until the cards can be dragged. */
  async waitUntilSortable(): Promise<void> {
    await expect(this.announcement).toBeAttached();
  }

  /** What a screen reader says of a location that is moved. */
  get announcement(): Locator {
    return this.page.locator("[id^=DndLiveRegion]");
  }

  get select(): Locator {
    return this.page.getByRole("button", { name: "Select", exact: true });
  }

  get selectionBar(): Locator {
    return this.page.getByRole("toolbar", { name: "Selection" });
  }

  card(name: string): Locator {
    return this.page.getByRole("article").filter({ hasText: name });
  }

  handle(name: string): Locator {
    return this.page.getByRole("button", { name: `Move ${name}` });
  }

  editButton(name: string): Locator {
    return this.page.getByRole("button", { name: `Edit ${name}` });
  }

  async expectOrder(names: readonly string[]): Promise<void> {
    await expect(this.page.getByRole("article").getByRole("heading")).toHaveText([...names]);
  }

  /** Drags one card to the place of another, by finger or by mouse, and waits for the server. */
  async drag(name: string, to: string, { isByFinger }: { isByFinger: boolean }): Promise<void> {
    // A card that still glides to its place is nowhere to be taken hold of.
    for (const card of [name, to]) await this.handle(card).click({ trial: true });
    const saved = this.saved();
    const drag = isByFinger ? dragByFinger : dragByMouse;
    await drag(this.page, this.handle(name), this.handle(to));
    await saved;
  }

  /** Presses an arrow key until the held location has moved: before dnd-kit has measured the cards, it ignores keys. */
  async pressUntilMoved(key: "ArrowLeft" | "ArrowRight"): Promise<void> {
    await expect(this.announcement).toHaveText(/^Picked up/);
    await expect(async () => {
      if ((await this.announcement.innerText()).startsWith("Picked up"))
        await this.page.keyboard.press(key);
      await expect(this.announcement).not.toHaveText(/^Picked up/, { timeout: 2_000 });
    }).toPass();
  }

  /** The next answer about the order of the locations. */
  async saved(): Promise<void> {
    await this.page.waitForResponse("**/api/locations/order");
  }
}
