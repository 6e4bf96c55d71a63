import type { Locator } from "@playwright/test";

const SECONDS_PER_TAP = 1.2;
const SECONDS_PER_CHARACTER = 0.3;
const MILLISECONDS_TO_SETTLE = 50;

/** Returns the time that taps and typed characters take, in seconds. */
export function secondsOf(work: { taps?: number; characters?: number }): number {
  return (work.taps ?? 0) * SECONDS_PER_TAP + (work.characters ?? 0) * SECONDS_PER_CHARACTER;
}

/** Operates a page as a person does on a phone, and counts the taps and the typed characters. */
export class Hand {
  taps = 0;
  characters = 0;

  get seconds(): number {
    return secondsOf(this);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Types into a field. A tap moves the focus to a field that does not have it. */
  async type(field: Locator, text: string): Promise<void> {
    if (!(await hasFocus(field))) await this.tap(field);
    for (const character of text) {
      this.characters += 1;
      await field.pressSequentially(character);
      // A person types more slowly than Playwright. During the pause the page reacts to the character.
      await field.page().waitForTimeout(MILLISECONDS_TO_SETTLE);
    }
  }

  /** Selects an option of a native select: one tap opens the picker of the phone, one selects. */
  async select(field: Locator, label: string): Promise<void> {
    this.taps += 2;
    await field.focus();
    await field.selectOption(label);
  }
}

function hasFocus(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}
