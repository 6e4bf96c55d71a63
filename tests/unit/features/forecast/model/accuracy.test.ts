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

it("an item that was expected and found counts as found", () => {
  expect(accuracyOf(slow(20), usualUse)).toEqual({ expected: 2, found: 2 });
});

it("an item that was expected and not found counts as expected only", () => {
  expect(accuracyOf(slow(0), usualUse)).toEqual({ expected: 2, found: 1 });
});

it("a count after a purchase is not compared", () => {
  expect(accuracyOf(slow(20, [[25, 3]]), usualUse)).toEqual({ expected: 1, found: 1 });
});

it("an item that was likely used up is not compared", () => {
  const fast = historyOf(4, [
    [0, 4],
    [7, 3],
    [14, 1],
    [60, 0],
  ]);
  expect(accuracyOf(fast, usualUse)).toEqual({ expected: 0, found: 0 });
});

it("the first three counts, and counts before the latest four, are not compared", () => {
  const counts = Array.from({ length: 12 }, (_, week) => [7 * week, 30 - week] as const);
  expect(accuracyOf(historyOf(30, counts.slice(0, 3)), usualUse).expected).toBe(0);
  expect(accuracyOf(historyOf(30, counts), usualUse).expected).toBe(4);
});
