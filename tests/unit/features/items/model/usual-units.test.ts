import { describe, expect, test } from "vitest";
import { suggestNames } from "@/lib/features/items/model/suggest-names";
import { usualUnitsByConcept } from "@/lib/features/items/model/usual-units";
import { mixedConcepts, wordExceptions } from "@/lib/features/items/model/usual-words";
import { LANGUAGES } from "@/lib/features/pictograms/model/languages";
import { topics } from "@/lib/features/pictograms/model/topics";
import { splitCell } from "@/lib/features/pictograms/model/word-index";

/** Returns the unit of a suggested name, or "not suggested" if the name is not suggested. */
function unitOf(name: string): string | undefined {
  const found = suggestNames(name, ["en", "de"]).find((suggestion) => suggestion.name === name);
  return found ? found.unit : "not suggested";
}

test.each([
  ["Milk", "carton"],
  ["Milch", "carton"],
  ["Flour", "bag"],
  ["Toothpaste", "tube"],
  ["Toilet paper", "roll"],
  ["Cake", "pack"],
  ["Grit salt", "bag"],
  ["Cabbage", "piece"],
  ["Contact lens", "pack"],
  ["Cherry", "bag"],
  ["Deodorant", "piece"],
  ["Oat milk", "carton"],
  ["Nappies", "pack"],
  ["Prosecco", "bottle"],
  ["Sponge cake", "pack"],
  ["Batterien", "pack"],
])("the suggested name %s sets the unit of its concept, %s", (name, unit) => {
  expect(unitOf(name)).toBe(unit);
});

test.each([
  ["Tuna", "can"],
  ["Apple sauce", "jar"],
  ["Cream cheese", "container"],
  ["Chewing gum", "pack"],
  ["Mouthwash", "bottle"],
  ["Toothbrush", "piece"],
  ["Schwämme", "pack"],
  ["Ink cartridge", "piece"],
  ["Potting soil", "bag"],
])("the suggested name %s sets a unit that its concept has not, %s", (name, unit) => {
  expect(unitOf(name)).toBe(unit);
});

test.each([
  "Bucket",
  "Mop",
  "Plunger",
  "Tea towel",
  "Cleaning cloth",
  "Laundry basket",
  "Clothes peg",
  "Paint roller",
  "Snow shovel",
  "Litter tray",
  "Fliegenklatsche",
  "Barbecue",
  "Lighter",
  "Bin",
  "Toilet brush",
  "Cough syrup",
])("the suggested name %s sets no unit", (name) => {
  expect(unitOf(name)).toBeUndefined();
});

describe("the exceptions", () => {
  test("each is a word of one concept", () => {
    const timesOf = new Map<string, number>();
    for (const cells of topics.flatMap(({ concepts }) => Object.values(concepts))) {
      for (const word of new Set(LANGUAGES.flatMap((language) => splitCell(cells[language])))) {
        timesOf.set(word, (timesOf.get(word) ?? 0) + 1);
      }
    }
    const wrong = [...wordExceptions.keys()].filter((word) => timesOf.get(word) !== 1);
    expect(wrong).toEqual([]);
  });

  test("mixed concepts and those whose room an exception has are concepts with a usual unit", () => {
    const near = [...wordExceptions.values()].flatMap((exception) => exception.near ?? []);
    const unknown = [...mixedConcepts, ...near].filter(
      (concept) => !usualUnitsByConcept.has(concept),
    );
    expect(unknown).toEqual([]);
  });
});
