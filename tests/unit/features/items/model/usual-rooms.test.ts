import { expect, test } from "vitest";
import { usualLocation } from "@/lib/features/items/model/usual-rooms";
import { topics } from "@/lib/features/pictograms/model/topics";

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ["milk", named("Kitchen", "Fridge"), "Fridge"],
  ["milk", named("Küche", "Kühlschrank"), "Kühlschrank"],
  ["milk", named("Keller", "Küche"), "Küche"],
  ["shampoo", named("Kitchen", "Bathroom", "Guest bathroom"), "Bathroom"],
  ["shampoo", named("Kitchen"), undefined],
  ["birthday_cake", named("Kitchen"), undefined],
  ["milk", [], undefined],
])("usualLocation of the concept %s among the locations %j is %s", (concept, locations, name) => {
  expect(usualLocation(concept, locations)?.name).toBe(name);
});

test("only known concepts have usual rooms", () => {
  const known = new Set(topics.flatMap(({ concepts }) => Object.keys(concepts)));
  const kitchens = named("Kitchen", "Bathroom", "Garage", "Cellar");
  const placed = [...known].filter((concept) => usualLocation(concept, kitchens));
  expect(placed.length).toBeGreaterThan(80);
});
