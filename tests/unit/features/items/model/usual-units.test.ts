import { expect, test } from "vitest";
import { suggestNames } from "@/lib/features/items/model/suggest-names";

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
  ["Bucket", undefined],
  ["Mop", undefined],
  ["Plunger", undefined],
  ["Tea towel", undefined],
  ["Cleaning cloth", undefined],
  ["Steel wool", undefined],
  ["Laundry basket", undefined],
  ["Clothes peg", undefined],
  ["Schwämme", undefined],
  ["Paint roller", undefined],
  ["Snow shovel", undefined],
  ["Litter tray", undefined],
  ["Dental floss", undefined],
  ["Mouthwash", undefined],
  ["Fliegenklatsche", undefined],
  ["Barbecue", undefined],
  ["Lighter", undefined],
  ["Bin", undefined],
  ["Sponge cake", undefined],
  ["Toilet brush", undefined],
])("the suggested name %s sets the unit %s", (name, unit) => {
  expect(unitOf(name)).toBe(unit);
});
