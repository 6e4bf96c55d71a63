import { expect, it } from "vitest";
import { intervalsOf, smallestLump } from "@/lib/features/forecast/model/intervals";
import { historyOf } from "./histories";

it("the use is the earlier count plus the purchases minus the later count", () => {
  const history = historyOf(
    6,
    [
      [0, 4],
      [7, 3],
      [17, 2.5],
    ],
    [
      [0, 9],
      [2, 1],
      [7, 2],
      [8, 1],
    ],
  );
  expect(intervalsOf(history)).toEqual([
    { days: 7, used: 4, isCensored: false },
    { days: 10, used: 1.5, isCensored: false },
  ]);
});

it("an item that was found empty gives a lower bound of its use", () => {
  const history = historyOf(2, [
    [0, 2],
    [7, 0],
  ]);
  expect(intervalsOf(history)).toEqual([{ days: 7, used: 2, isCensored: true }]);
});

it.each([
  ["no interval for an increase of more than a third", 1.5, []],
  [
    "an interval without use for an increase of a third",
    1 + 1 / 3,
    [{ days: 7, used: 0, isCensored: false }],
  ],
])("of counts with partial amounts, intervalsOf returns %s", (_, later, expected) => {
  const counts = [
    [0, 1],
    [7, later],
  ] as const;
  expect(intervalsOf(historyOf(1.5, counts))).toEqual(expected);
});

it("intervalsOf omits an interval in which an item in whole units increased without a purchase", () => {
  const history = historyOf(3, [
    [0, 1],
    [7, 2],
    [14, 1],
  ]);
  expect(intervalsOf(history)).toEqual([{ days: 7, used: 1, isCensored: false }]);
});

it("intervalsOf omits an interval that begins with an empty stock", () => {
  const history = historyOf(2, [
    [0, 0],
    [7, 0],
  ]);
  expect(intervalsOf(history)).toEqual([]);
});

it("an assumed count is not the end of an interval", () => {
  const { counts, ...others } = historyOf(5, [
    [0, 5],
    [7, 5],
    [14, 1],
  ]);
  const history = { ...others, counts: counts.map((it, at) => ({ ...it, isAssumed: at === 1 })) };
  expect(intervalsOf(history)).toEqual([{ days: 14, used: 4, isCensored: false }]);
});

it("a count that is corrected within half a day is ignored", () => {
  const history = historyOf(5, [
    [0, 50],
    [0.4, 5],
    [10.4, 3],
  ]);
  const [interval, ...others] = intervalsOf(history);
  expect(interval?.days).toBeCloseTo(10);
  expect(interval).toMatchObject({ used: 2, isCensored: false });
  expect(others).toEqual([]);
});

it.each([
  ["1 if only whole units were recorded", historyOf(2, [[0, 1]], [[1, 2]]), 1],
  ["0 after a partial count", historyOf(2, [[0, 1.5]]), 0],
  ["0 for a partial desired stock", historyOf(0.5, [[0, 1]]), 0],
  ["0 without counts", historyOf(2, []), 0],
])("the smallest lump of an item is %s", (_, history, lump) => {
  expect(smallestLump(history)).toBe(lump);
});
