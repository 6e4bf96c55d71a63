import { expect, test } from "vitest";
import { stepDesired } from "@/lib/features/items/model/desired-step";

test.each([
  ["1", "2", "0.5"],
  ["2", "3", "1"],
  ["0.5", "1", null],
  ["0.25", "0.5", null],
  ["0.75", "1", "0.5"],
  ["1,5", "2", "1"],
  ["1 1/2", "2", "1"],
  ["2⅓", "3", "2"],
  ["9998.5", "9999", "9998"],
  ["9999", null, "9998"],
  ["20000", null, "9999"],
  ["", "2", "0.5"],
  ["1 1/", "2", "0.5"],
])("from %j the quantity steps up to %j and down to %j", (typed, up, down) => {
  expect(stepDesired(typed, "up")).toBe(up);
  expect(stepDesired(typed, "down")).toBe(down);
});
