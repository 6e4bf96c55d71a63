import { pushAddress } from "@/lib/client/history/address";
import type { Action } from "./shortcut-table";

/** Matches open dialogs and menus. */
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu]";

/** Matches the keys that choose an amount on the count screens, where "/" is part of a typed amount. */
const AMOUNT_KEYS = "[data-amount-key]";

interface Dialogs {
  openPalette: () => void;
  openHelp: () => void;
}

/** Performs an action. Returns false if it has no effect on the screen. */
export function performAction(
  action: Action,
  target: Element,
  { openPalette, openHelp }: Dialogs,
): boolean {
  if (action.is === "submit") return submitForm(target);
  if (document.querySelector(OVERLAY)) return false;
  switch (action.is) {
    case "open":
      pushAddress(action.href);
      return true;
    case "control":
      if (operate(action.name)) return true;
      if (!action.orPalette || document.querySelector(AMOUNT_KEYS)) return false;
      openPalette();
      return true;
    case "palette":
      openPalette();
      return true;
    case "help":
      openHelp();
      return true;
  }
}

/** Focuses the field with this `data-shortcut`, or presses the button. Returns false without such a control. */
function operate(name: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`);
  if (!control) return false;
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
  else control.click();
  return true;
}

/**
 * Submits the form that contains the target, or that of the dialog around it. A form with a disabled or busy button
 * is not submitted. Returns whether there is a form.
 */
function submitForm(target: Element): boolean {
  const form = target.closest("form") ?? target.closest("[role=dialog]")?.querySelector("form");
  if (!form) return false;
  const button = [...form.elements].find(
    (control) => control instanceof HTMLButtonElement && control.type === "submit",
  );
  if (button?.matches(":disabled, [aria-disabled=true]") !== true) form.requestSubmit();
  return true;
}
