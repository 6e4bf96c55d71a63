import { describe, expect, test } from "vitest";
import { actionOf, keyOf, type Press } from "@/components/shortcuts/read-key";
import { shortcuts } from "@/components/shortcuts/shortcut-table";

const press = (key: string, changes: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  ...changes,
});

describe("keyOf", () => {
  test.each<[string, Press, string | null]>([
    ["a letter", press("n"), "n"],
    ["a letter with caps lock", press("N"), "n"],
    ["a letter with Shift", press("N", { shiftKey: true }), null],
    ["a slash that needs Shift on the layout", press("/", { shiftKey: true }), "/"],
    ["a question mark", press("?", { shiftKey: true }), "?"],
    ["a letter with Alt", press("n", { altKey: true }), null],
    ["a key that is held down", press("n", { repeat: true }), null],
    ["a key of an unfinished composition", press("n", { isComposing: true }), null],
    ["Ctrl and a letter", press("k", { ctrlKey: true }), "Mod+k"],
    ["Ctrl, Shift and a letter", press("K", { ctrlKey: true, shiftKey: true }), null],
    ["Ctrl and Enter", press("Enter", { ctrlKey: true }), "Mod+Enter"],
    ["Windows and a letter", press("k", { metaKey: true }), null],
  ])("%s", (_, pressed, expected) => {
    expect(keyOf(pressed, false)).toBe(expected);
  });

  test("on devices by Apple, Command takes the place of Ctrl", () => {
    expect(keyOf(press("k", { metaKey: true }), true)).toBe("Mod+k");
    expect(keyOf(press("k", { ctrlKey: true }), true)).toBeNull();
  });
});

describe("actionOf", () => {
  test("actionOf waits for the second key after the first key of a shortcut with two keys", () => {
    expect(actionOf(null, "g")).toBe("waiting");
    expect(actionOf("g", "i")).toEqual({ is: "open", href: "/items" });
  });

  test("actionOf returns null for a second key alone, and for a key that cannot follow the first one", () => {
    expect(actionOf("g", "n")).toBeNull();
    expect(actionOf(null, "i")).toBeNull();
  });

  test("no two shortcuts have the same keys, and none is the beginning of another", () => {
    const all = shortcuts.map(({ keys }) => keys.join(" "));
    for (const keys of all) {
      expect(all.filter((other) => other === keys || other.startsWith(`${keys} `))).toEqual([keys]);
    }
  });
});
