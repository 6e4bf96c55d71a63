import { expect, test } from "vitest";
import { splitMeasures } from "@/lib/core/split-measures";

test.each([
  ["Milk 3.5 % 1 l", ["Milk ", "3.5 %", " ", "1 l", ""]],
  ["Coffee 500 g ground", ["Coffee ", "500 g", " ground"]],
  ["Öl 0,75 cl", ["Öl ", "0,75 cl", ""]],
  ["Code 40063813 g", ["Code 4006", "3813 g", ""]],
  ["Recycled, 16 rolls", ["Recycled, 16 rolls"]],
  ["Pasta n.5 and rice", ["Pasta n.5 and rice"]],
])("the name %j is split into %j, of which every second part is a measure", (name, parts) => {
  expect(splitMeasures(name)).toEqual(parts);
});
