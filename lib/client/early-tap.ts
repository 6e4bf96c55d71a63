declare global {
  interface Window {
    /** The latest tap on the page and all ticked boxes, while `EARLY_TAP_SCRIPT` remembers taps. */
    earlyTap?: { click: MouseEvent | null; boxes: Set<HTMLInputElement>; stop: () => void };
  }
}

/**
 * Script that remembers the latest tap on the page, and the checkboxes that taps have toggled, before React handles
 * taps. On a slow phone the page is visible a second earlier.
 */
export const EARLY_TAP_SCRIPT = `{
  const keep = (click) => {
    earlyTap.click = click;
    if (click.target.type === "checkbox") earlyTap.boxes.add(click.target);
  };
  addEventListener("click", keep, true);
  earlyTap = { click: null, boxes: new Set(), stop: () => removeEventListener("click", keep, true) };
}`;

/**
 * Repeats the tap that `EARLY_TAP_SCRIPT` has remembered, if it was on a button, and all taps on checkboxes, and stops
 * remembering. Call it after the hydration. Links work without React, and the browser sends the form of a submit button,
 * so both are left out.
 */
export function repeatEarlyTap(): void {
  const { earlyTap } = window;
  delete window.earlyTap;
  if (!earlyTap) return;
  earlyTap.stop();
  const { click, boxes } = earlyTap;
  // The browser still dispatches this click: it caused the hydration, and React handles it. A repeat would be a second
  // tap.
  const handled = click && click.eventPhase !== Event.NONE ? click.target : null;
  for (const box of boxes) {
    if (box !== handled) repeatToggle(box);
  }
  if (handled || !(click?.target instanceof Element)) return;
  click.target.closest<HTMLButtonElement>("button[type=button]")?.click();
}

/**
 * Repeats a tap on a checkbox. The browser has toggled the box, which React did not notice: its state would differ from
 * the box. An even number of taps has changed nothing.
 */
function repeatToggle(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}
