import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/lib/features/pictograms/model/languages";
import { findPictogram } from "@/lib/features/pictograms/model/match-name";

// Names of products as families write them, with the concept that a reader of the list accepted for each. They were
// written without knowledge of the tables of words.
const products = LANGUAGES.flatMap((language) => {
  const file = path.join(import.meta.dirname, "product-names", `${language}.json`);
  const concepts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return Object.entries(concepts).map(([name, concept]) => ({ name, concept }));
});

const found = products.map(({ name, concept }) => ({
  name,
  concept,
  chosen: findPictogram(name)?.concept ?? null,
}));

describe("the product names of the six lists", () => {
  it("at least 85 % of the names have a pictogram", () => {
    expect(found.length).toBeGreaterThanOrEqual(400);
    const matched = found.filter(({ chosen }) => chosen !== null);
    expect(matched.length / found.length).toBeGreaterThanOrEqual(0.85);
  });

  it("at most 2 % of the names have the pictogram of a wrong concept", () => {
    const wrong = found.filter(({ chosen, concept }) => chosen !== null && chosen !== concept);
    const shown = wrong.map(({ name, chosen }) => `${name}: ${chosen}`).join(", ");
    expect(wrong.length / found.length, shown).toBeLessThanOrEqual(0.02);
  });
});
