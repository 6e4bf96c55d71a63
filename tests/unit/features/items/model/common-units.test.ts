import { expect, test } from "vitest";
import { commonUnits } from "@/lib/features/items/model/common-units";
import type { Unit } from "@/lib/features/items/model/units";

const withUnits = (...units: Unit[]) => units.map((unit) => ({ unit }));

test("a household without items gets the usual units", () => {
  expect(commonUnits([])).toEqual(["pack", "bottle", "can", "bag", "box"]);
});

test("the most used units come first, followed by usual units up to a total of five", () => {
  const items = withUnits("jar", "tube", "jar", "can");
  expect(commonUnits(items)).toEqual(["jar", "can", "tube", "pack", "bottle"]);
});

test("at most five units are common, however many are used", () => {
  const items = withUnits("jar", "jar", "tube", "roll", "carton", "piece", "container");
  expect(commonUnits(items)).toHaveLength(5);
  expect(commonUnits(items)[0]).toBe("jar");
});
