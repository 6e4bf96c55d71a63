import { expect, test } from "vitest";
import { countNouns, formatCount } from "@/lib/core/count-text";

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [12_345, "12,345"],
  [1_234_567, "1,234,567"],
])("formatCount writes %d as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});

test.each([
  [0, "0 days"],
  [1, "1 day"],
  [1_000, "1,000 days"],
])("countNouns writes %d with its noun as %s", (count, text) => {
  expect(countNouns(count, "day")).toBe(text);
});
