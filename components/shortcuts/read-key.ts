import { type Action, shortcuts } from "./shortcut-table";

/** The fields of a `KeyboardEvent` that tell which key was pressed. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "repeat" | "isComposing"
>;

/** A press with Ctrl or Command has this prefix. */
const MOD = "Mod+";

/** Returns whether the device is by Apple, where Command is the key of shortcuts. */
export function isApple(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform);
}

/**
 * Returns a press in the notation of the table; null if it is no shortcut. Shift counts for letters only, because some
 * layouts need it for "/" and all need it for "?".
 */
export function keyOf(press: Press, onApple: boolean): string | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, isComposing } = press;
  if (repeat || isComposing || altKey) return null;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  if (isLetter && shiftKey) return null;
  const isMod = onApple ? metaKey : ctrlKey;
  if (!ctrlKey && !metaKey) return key.toLowerCase();
  if (!isMod || (ctrlKey && metaKey)) return null;
  return MOD + (key.length === 1 ? key.toLowerCase() : key);
}

/** Returns whether a key in the notation of the table is pressed alone, without Ctrl or Command. */
export function isSingle(key: string): boolean {
  return !key.startsWith(MOD);
}

/**
 * Returns the action of a key after an earlier key, `before`; "waiting" if further keys must follow; null if there is
 * none.
 */
export function actionOf(before: string | null, key: string): Action | "waiting" | null {
  const keys = before === null ? [key] : [before, key];
  const found = shortcuts.filter((shortcut) =>
    keys.every((one, index) => shortcut.keys[index] === one),
  );
  const exact = found.find((shortcut) => shortcut.keys.length === keys.length);
  if (exact) return exact.action;
  return found.length > 0 ? "waiting" : null;
}
