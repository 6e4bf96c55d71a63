import type { Locator, Page } from "@playwright/test";
import { dragByFinger, dragByMouse, waitForFrames } from "../support/drag";
import { expect } from "../support/test";

/** The locations screen. */
export class LocationsPage {
  constructor(readonly page: Page) {}

  /** Waits until the cards can be dragged. */
  async waitUntilSortable(): Promise<void> {
    await expect(this.announcement).toBeAttached();
  }

  /** Returns the live region that announces the position of a moved location. */
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
    const saved = this.saved();
    const drag = isByFinger ? dragByFinger : dragByMouse;
    await drag(this.page, this.handle(name), this.handle(to));
    await saved;
  }

  /**
   * Picks up the location whose drag handle has the focus. Waits until the drag has started, so that dnd-kit
   * handles the next key.
   */
  async pickUp(key: "Space" | "Enter", announcement: string): Promise<void> {
    await this.page.keyboard.press(key);
    await expect(this.announcement).toHaveText(announcement);
    await waitForFrames(this.page);
  }

  /** Waits for the next answer about the order of the locations. */
  async saved(): Promise<void> {
    await this.page.waitForResponse("**/api/locations/order");
  }
}
