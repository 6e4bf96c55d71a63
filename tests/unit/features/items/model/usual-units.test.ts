import { expect, test } from "vitest";
import { usualUnitsByConcept } from "@/lib/features/items/model/usual-units";
import { topics } from "@/lib/features/pictograms/model/topics";

test("every concept with a usual unit is in the tables of the pictograms and has a picture", () => {
  const pictured = new Set(
    topics.flatMap(({ concepts }) =>
      Object.entries(concepts).flatMap(([concept, { picture }]) => (picture ? [concept] : [])),
    ),
  );
  const concepts = [...usualUnitsByConcept.keys()];
  expect(concepts.length).toBeGreaterThan(150);
  expect(concepts.filter((concept) => !pictured.has(concept))).toEqual([]);
});
