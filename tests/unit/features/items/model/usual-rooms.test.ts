import { expect, test } from "vitest";
import { usualLocation } from "@/lib/features/items/model/usual-rooms";
import { usualUnitsByConcept } from "@/lib/features/items/model/usual-units";

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ["milk", named("Kitchen", "Fridge"), "Fridge"],
  ["milk", named("Küche", "Kühlschrank"), "Kühlschrank"],
  ["milk", named("Keller", "Küche"), "Küche"],
  ["shampoo", named("Kitchen", "Bathroom", "Guest bathroom"), "Bathroom"],
  ["shampoo", named("Kitchen"), undefined],
  ["toys", named("Kitchen"), undefined],
  ["bread", named("Kitchen", "Bread bin"), "Bread bin"],
  ["milk", [], undefined],
])("usualLocation of the concept %s among the locations %j is %s", (concept, locations, name) => {
  expect(usualLocation(concept, locations)?.name).toBe(name);
});

test("each concept with a usual unit has a usual room", () => {
  const rooms = named("Kitchen", "Bathroom", "Storage room", "Living room", "Garage");
  const concepts = [...usualUnitsByConcept.keys()];
  expect(concepts.filter((concept) => !usualLocation(concept, rooms))).toEqual([]);
});
