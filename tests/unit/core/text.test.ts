import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boundedText,
  INVISIBLE_CHARACTERS,
  isPlainText,
  isVisibleText,
  nameText,
  optionalName,
  optionalText,
} from "@/lib/core/text";

const name = boundedText(10, "Name is required");
const firstMessage = (text: unknown) => name.safeParse(text).error?.issues[0]?.message;

describe("boundedText", () => {
  it("boundedText trims a text and does not change the spaces inside", () => {
    expect(name.parse("  a  b ")).toBe("a  b");
  });

  it.each([undefined, null, 1, "", "   ", "\u00a0\u3000"])(
    "boundedText requires a text instead of %j",
    (text) => {
      expect(firstMessage(text)).toBe("Name is required");
    },
  );

  it("boundedText measures the length after trimming", () => {
    expect(name.safeParse(` ${"x".repeat(10)} `).success).toBe(true);
    expect(name.safeParse("x".repeat(11)).success).toBe(false);
  });

  it.each([
    "a\0b",
    "a\tb",
    "a\nb",
    "a\rb",
    "a\u001bb",
    "a\u007fb",
    "a\u0085b",
    "\ud800",
    "a\udc00",
  ])("boundedText refuses the control character or lone surrogate in %j", (text) => {
    expect(name.safeParse(text).success).toBe(false);
  });

  it.each(["Möhren", "牛乳", "🍚", "<b>&amp;", "l'eau", "‏חלב"])(
    "boundedText accepts the text %s",
    (text) => {
      expect(name.parse(text)).toBe(text);
    },
  );

  it("boundedText returns only plain texts that are trimmed and within the length limits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 14 }), (text) => {
        const result = name.safeParse(text);
        if (!result.success) return;
        expect(result.data).toBe(text.trim());
        expect(isPlainText(result.data)).toBe(true);
        // Characters, as PostgreSQL counts them: an emoji is one.
        expect(Array.from(result.data).length).toBeGreaterThan(0);
        expect(Array.from(result.data).length).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe("optionalText", () => {
  const note = optionalText(10);

  it.each(["", "  ", null])("optionalText reads %j as null", (text) => {
    expect(note.parse(text)).toBeNull();
  });

  it("optionalText reads a missing field as undefined", () => {
    expect(note.parse(undefined)).toBeUndefined();
  });

  it("optionalText trims and refuses numbers, long texts and control characters", () => {
    expect(note.parse(" a ")).toBe("a");
    for (const bad of [1, "x".repeat(11), "a\0"]) expect(note.safeParse(bad).success).toBe(false);
  });
});

/** Returns every character of these ranges of code points. */
function charactersOf(...ranges: [first: number, last: number][]): string[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}

describe("nameText", () => {
  const field = nameText(20, "Name is required");
  const messagesOf = (text: string) =>
    (field.safeParse(text).error?.issues ?? []).map(({ message }) => message);

  it("nameText refuses bidirectional controls and zero-width characters", () => {
    const bidirectional = charactersOf([0x61c, 0x61c], [0x200e, 0x200f], [0x202a, 0x202e]);
    const isolates = charactersOf([0x2066, 0x2069]);
    const widthless = charactersOf(
      [0xad, 0xad],
      [0x34f, 0x34f],
      [0x180e, 0x180e],
      [0x200b, 0x200b],
    );
    const invisible = charactersOf([0x2060, 0x2064], [0x206a, 0x206f], [0xfeff, 0xfeff]);
    const fillers = charactersOf([0x115f, 0x1160], [0x3164, 0x3164], [0xffa0, 0xffa0]);
    const tags = charactersOf([0xe0001, 0xe0001], [0xe0020, 0xe007f]);
    const shown = [...bidirectional, ...isolates, ...widthless];
    for (const character of [...shown, ...invisible, ...fillers, ...tags]) {
      const name = `Ri${character}ce`;
      expect(messagesOf(name), name.codePointAt(2)?.toString(16)).toEqual([INVISIBLE_CHARACTERS]);
    }
  });

  it("nameText refuses control characters, also those from U+0080 to U+009F", () => {
    for (const character of charactersOf([0, 0x1f], [0x7f, 0x9f]))
      expect(messagesOf(`Ri${character}ce`)).toEqual(["Contains characters that cannot be used"]);
  });

  it.each([
    ["a Persian word with a zero-width non-joiner", "می\u200cخواهم"],
    ["a family emoji with zero-width joiners", "👩\u200d👩\u200d👧"],
    ["a heart with a variation selector", "❤\ufe0f"],
    ["a flag of tag characters", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
    ["Hebrew letters", "חלב"],
    ["combined accents", "e\u0301"],
    ["a non-breaking space inside", "Rice\u00a0A"],
  ])("nameText accepts %s", (_, text) => {
    expect(field.parse(text)).toBe(text);
  });

  it.each(["\u200d", "\u200c\u200d", "\u2800", "\u3164", "\ufe0f", " \u115f "])(
    "nameText requires a text instead of %j, which has no visible character",
    (text) => {
      expect(messagesOf(text)[0]).toBe("Name is required");
    },
  );

  it("nameText accepts only texts with visible characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 14 }), (text) => {
        const result = field.safeParse(text);
        if (result.success) expect(isVisibleText(result.data)).toBe(true);
      }),
    );
  });
});

describe("optionalName", () => {
  const field = optionalName(10);

  it.each(["", "  ", null])("optionalName reads %j as null", (text) => {
    expect(field.parse(text)).toBeNull();
  });

  it.each(["\u200b", "a\u202eb", "\u2800"])(
    "optionalName refuses the invisible characters in %j",
    (text) => {
      expect(field.safeParse(text).error?.issues[0]?.message).toBe(INVISIBLE_CHARACTERS);
    },
  );
});
