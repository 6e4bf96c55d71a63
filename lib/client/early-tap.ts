declare global {
  interface Window {
    /** The latest tap on the page, while `EARLY_TAP_SCRIPT` remembers taps. */
    earlyTap?: { click: MouseEvent | null; stop: () => void };
  }
}

/**
 * Script that remembers the latest tap on the page before React handles taps. On a slow phone the page is visible a
 * second earlier.
 */
export const EARLY_TAP_SCRIPT = `{
  const keep = (click) => { earlyTap.click = click; };
  addEventListener("click", keep, true);
  earlyTap = { click: null, stop: () => removeEventListener("click", keep, true) };
}`;

/**
 * Repeats the tap that `EARLY_TAP_SCRIPT` has remembered, if it was on a button or a checkbox, and stops remembering. Call it after
 * the hydration. Links work without React, and the browser sends the form of a submit button, so both are left out.
 */
export function repeatEarlyTap(): void {
  const { earlyTap } = window;
  delete window.earlyTap;
  earlyTap?.stop();
  const click = earlyTap?.click;
  // The browser still dispatches this click: it caused the hydration, and React handles it. A repeat would be a second
  // tap.
  if (click?.eventPhase !== Event.NONE || !(click.target instanceof Element)) return;
  click.target.closest<HTMLElement>("button[type=button], input[type=checkbox]")?.click();
}
