import { describe, expect, it } from "vitest";
import { WRONG } from "@/lib/features/checks/model/selection";
import {
  parseTypedAmount,
  SAME_KEY,
  typeKey,
  withTypedText,
} from "@/lib/features/checks/model/typed-amount";

describe("parseTypedAmount", () => {
  it.each([
    ["0", 0, null],
    ["12", 12, null],
    ["9999", 9999, null],
    ["12 ", 12, null],
    ["1.5", 1, 0.5],
    ["1,5", 1, 0.5],
    [".5", 0, 0.5],
    ["2.3", 2, 0.333],
    ["2.33", 2, 0.333],
    ["2.67", 2, 0.667],
    ["2.7", 2, 0.667],
    ["3.0", 3, 0],
    ["3.05", 3, 0],
    ["1/2", 0, 0.5],
    ["1/3", 0, 0.333],
    ["2/3", 0, 0.667],
    ["1 1/2", 1, 0.5],
    ["12 2/3", 12, 0.667],
  ])("parseTypedAmount parses %s", (text, quantity, partial) => {
    expect(parseTypedAmount(text)).toEqual({ quantity, partial });
  });

  it.each([
    "",
    " ",
    ".",
    "1.",
    "1/",
    "1 1",
    "1 1/",
    "2/2",
    "7/2",
    "1.9",
    "1.2",
    "99999",
    "-1",
    "1e3",
  ])("parseTypedAmount returns null for the text: %s", (text) => {
    expect(parseTypedAmount(text)).toBeNull();
  });
});

describe("typeKey", () => {
  it.each(["12", "1.5", "1,5", ".333", "1/2", "1 1/2", "1234 2/3"])(
    "typeKey accepts every character of %s",
    (text) => {
      const type = (typed: string | null, key: string) =>
        typed === null ? null : typeKey(typed, key);
      expect(Array.from(text).reduce(type, "")).toBe(text);
    },
  );

  it.each([
    ["", "/"],
    ["", "a"],
    ["", "Backspace"],
    ["", "ArrowUp"],
    ["1234", "5"],
    ["1.5", "."],
    ["1 ", " "],
    ["1 3", "/"],
    ["1 1/2", "3"],
  ])(
    "typeKey returns null after the text %j for the key %s, which has no meaning there",
    (text, key) => {
      expect(typeKey(text, key)).toBeNull();
    },
  );

  it("typeKey removes the last character at Backspace", () => {
    expect(typeKey("1 1/", "Backspace")).toBe("1 1");
  });

  it('typeKey replaces the typed text by "=", the key for the same amount, and replaces "=" by the next key', () => {
    expect(typeKey("12", SAME_KEY)).toBe(SAME_KEY);
    expect(typeKey(SAME_KEY, "3")).toBe("3");
    expect(typeKey(SAME_KEY, "Backspace")).toBe("");
  });
});

describe("a text in the field of the whole amount", () => {
  const chosen = { quantity: 3, partial: 0.333 };

  it.each([
    ["12", { quantity: 12, partial: 0.333 }],
    ["12.", { quantity: 12, partial: 0.333 }],
    ["12,5", { quantity: 12, partial: 0.5 }],
    ["12 2/3", { quantity: 12, partial: 0.667 }],
    [" ", { quantity: null, partial: 0.333 }],
    ["12.1", { quantity: WRONG, partial: 0.333, typedWhole: 12 }],
    ["10000", { quantity: WRONG, partial: 0.333, typedWhole: null }],
  ])("when ⅓ is chosen and %j is typed, the selected amount is %j", (text, selection) => {
    expect(withTypedText(chosen, text)).toEqual(selection);
  });

  it("a typed part is no longer selected after it was removed from the text", () => {
    const typed = withTypedText(chosen, "12.5", "12.");
    expect(withTypedText(typed, "12.", "12.5")).toEqual({ quantity: 12, partial: null });
  });
});
