declare global {
  interface Window {
    /** The button that was tapped last before the hydration, while `EARLY_TAP_SCRIPT` records taps. */
    earlyTap?: { button: HTMLButtonElement | null; stop: () => void };
  }
}

/**
 * Script that remembers the latest tap on a button before React handles taps. On a slow phone the page is visible a
 * second earlier. Links work without React, and a submit button would send its form, so both are left out.
 */
export const EARLY_TAP_SCRIPT = `{
  const keep = ({ target }) => { earlyTap.button = target.closest("button[type=button]"); };
  addEventListener("click", keep, true);
  earlyTap = { button: null, stop: () => removeEventListener("click", keep, true) };
}`;

/** Repeats the tap that `EARLY_TAP_SCRIPT` has remembered, and stops remembering. Call it after the hydration. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window;
  delete window.earlyTap;
  earlyTap?.stop();
  earlyTap?.button?.click();
}
