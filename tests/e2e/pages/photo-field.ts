import type { Locator, Page } from "@playwright/test";

/** The photo field of a dialog. */
export class PhotoField {
  readonly group: Locator;
  readonly status: Locator;
  readonly picture: Locator;

  constructor(
    readonly page: Page,
    private readonly dialog: Locator,
  ) {
    this.group = dialog.getByRole("group", { name: "Photo (optional)" });
    this.status = this.group.getByRole("status");
    this.picture = this.group.getByRole("img", { name: "Photo" });
  }

  /** Unfolds the field of an item without a photo. */
  async unfold(): Promise<void> {
    await this.dialog.getByText("Photo", { exact: true }).click();
    await this.group.waitFor();
  }

  button(name: string): Locator {
    return this.group.getByRole("button", { name, exact: true });
  }

  /** Chooses a file as a person does: by the button, then in the browser's own dialog. */
  async choose(file: { name: string; mimeType: string; buffer: Buffer }, by = "Choose a photo") {
    const chooser = this.page.waitForEvent("filechooser");
    await this.button(by).click();
    await (await chooser).setFiles(file);
  }

  /**
   * Dispatches the events of a drop or a paste to the focused element. Playwright can neither drop nor paste
   * files.
   */
  async bring(how: "drop" | "paste", bytes: Buffer): Promise<void> {
    await this.page.evaluate(
      ({ type, base64 }) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        data.items.add(new File([content], "photo.jpg", { type: "image/jpeg" }));
        const options = { bubbles: true, cancelable: true };
        const target = document.activeElement ?? document.body;
        if (type === "paste") {
          target.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data }));
        } else {
          for (const kind of ["dragover", "drop"])
            target.dispatchEvent(new DragEvent(kind, { ...options, dataTransfer: data }));
        }
      },
      { type: how, base64: bytes.toString("base64") },
    );
  }
}
