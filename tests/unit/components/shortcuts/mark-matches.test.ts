import fc from "fast-check";
import { expect, test } from "vitest";
import { markMatches } from "@/components/shortcuts/mark-matches";

const marked = (name: string, searched: string) =>
  markMatches(name, searched)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["Dinkelmüsli", "musli", "Dinkel[müsli]"],
  ["Käse und Brötchen", "brot kas", "[Käs]e und [Bröt]chen"],
  // The umlauts of this name are two characters each.
  ["Ho\u0308herer O\u0308lka\u0308nister", "olk", "Ho\u0308herer [O\u0308lk]a\u0308nister"],
  ["Crème brûlée", "BRULE", "Crème [brûlé]e"],
  ["Salz", "", "Salz"],
  ["Salz", "pfeffer", "Salz"],
  ["👩‍🍳 Salz", "salz", "👩‍🍳 [Salz]"],
  ["aaa", "aa", "[aaa]"],
])("%s with the search text %j is marked as %s", (name, searched, expected) => {
  expect(marked(name, searched)).toBe(expected);
});

test("the texts of all parts that markMatches returns add up to the name", () => {
  // Letters whose normalized form is shorter, longer, or depends on their place.
  const unit = fc.constantFrom("a", "ä", "a\u0308", "\u0308", "ß", "İ", "Σ", "한", "👩‍🍳", " ");
  const texts = fc.string({ unit, maxLength: 8 });
  fc.assert(
    fc.property(texts, texts, (name, searched) => {
      const parts = markMatches(name, searched);
      expect(parts.map(({ text }) => text).join("")).toBe(name);
    }),
  );
});
