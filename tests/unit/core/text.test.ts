import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundedText, isPlainText, optionalText } from "@/lib/core/text";

const name = boundedText(10, "Name is required");
const firstMessage = (text: unknown) => name.safeParse(text).error?.issues[0]?.message;

describe("boundedText", () => {
  it("trims, and keeps what is inside", () => {
    expect(name.parse("  a  b ")).toBe("a  b");
  });

  it.each([undefined, null, 1, "", "   ", "\u00a0\u3000"])(
    "asks for a text instead of %j",
    (text) => {
      expect(firstMessage(text)).toBe("Name is required");
    },
  );

  it("counts after trimming", () => {
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
  ])("refuses %j", (text) => {
    expect(name.safeParse(text).success).toBe(false);
  });

  it.each(["Möhren", "牛乳", "🍚", "<b>&amp;", "l'eau", "‏חלב"])("takes %s", (text) => {
    expect(name.parse(text)).toBe(text);
  });

  it("lets out only what is plain, trimmed and within its bounds", () => {
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

  it.each(["", "  ", null])("means nothing by %j", (text) => {
    expect(note.parse(text)).toBeNull();
  });

  it("may be left out, which is no change", () => {
    expect(note.parse(undefined)).toBeUndefined();
  });

  it("is bound as the other is", () => {
    expect(note.parse(" a ")).toBe("a");
    for (const bad of [1, "x".repeat(11), "a\0"]) expect(note.safeParse(bad).success).toBe(false);
  });
});
