import { expect, it } from "vitest";
import { NO_AMOUNT, readTarget } from "@/lib/features/items/model/typed-target";

it.each([
  ["2", 2],
  [" 1,5 ", 1.5],
  ["1 1/2", 1.5],
])("readTarget reads the typed text %j as %d", (text, desiredStock) => {
  expect(readTarget(text)).toEqual({ desiredStock });
});

it.each(["", "two", "1.5.2"])("readTarget explains for %j what can be typed", (text) => {
  expect(readTarget(text)).toEqual({ problem: NO_AMOUNT });
});

it("readTarget explains for a too large amount what the largest one is", () => {
  expect(readTarget("99999").problem).toBe("Must be at most 9999");
});
