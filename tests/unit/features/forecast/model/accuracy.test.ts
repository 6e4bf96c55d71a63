import { expect, it } from "vitest";
import { accuracyOf } from "@/lib/features/forecast/model/accuracy";
import { usualUse } from "@/lib/features/forecast/model/household-use";
import { historyOf } from "./histories";

/** An item of which 1 a week is used, with 20 left at the last of the weekly counts. */
const slow = (last: number, purchases: Parameters<typeof historyOf>[2] = []) =>
  historyOf(
    30,
    [
      [0, 24],
      [7, 23],
      [14, 22],
      [21, 21],
      [28, last],
    ],
    purchases,
  );

it("the accuracy of forecasts counts an expected item that a count found in stock as right", () => {
  expect(accuracyOf(slow(20), usualUse)).toEqual({ expected: 2, found: 2 });
});

it("the accuracy of forecasts counts an expected item that a count found empty as wrong", () => {
  expect(accuracyOf(slow(0), usualUse)).toEqual({ expected: 2, found: 1 });
});

it("the accuracy of forecasts ignores a count after a purchase", () => {
  expect(accuracyOf(slow(20, [[25, 3]]), usualUse)).toEqual({ expected: 1, found: 1 });
});

it("the accuracy of forecasts ignores an item that was likely used up", () => {
  const fast = historyOf(4, [
    [0, 4],
    [7, 3],
    [14, 1],
    [60, 0],
  ]);
  expect(accuracyOf(fast, usualUse)).toEqual({ expected: 0, found: 0 });
});

it("the accuracy of forecasts includes purchases between earlier counts in the use of the item", () => {
  const weekly = [0, 7, 14, 21].map((day) => [day, 4] as const);
  const counts = [...weekly, [28, 0] as const];
  const purchases = [3, 10, 17].map((day) => [day, 4] as const);
  expect(accuracyOf(historyOf(4, counts), usualUse).expected).toBe(2);
  // The item is used up within a week, so it was not expected at the last count.
  expect(accuracyOf(historyOf(4, counts, purchases), usualUse).expected).toBe(0);
});

it("the accuracy of forecasts ignores the first three counts, and counts before the latest four", () => {
  const counts = Array.from({ length: 12 }, (_, week) => [7 * week, 30 - week] as const);
  expect(accuracyOf(historyOf(30, counts.slice(0, 3)), usualUse).expected).toBe(0);
  expect(accuracyOf(historyOf(30, counts), usualUse).expected).toBe(4);
});
