import { describe, expect, test } from "vitest";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import {
  describeCounts,
  describeFinds,
  describeShare,
  describeUse,
  rankRunOuts,
} from "@/lib/features/stock/model/trends";

const trend = (itemId: number, changes: Partial<ItemTrend> = {}): ItemTrend => ({
  itemId,
  counted: 4,
  foundEmpty: 2,
  outShare: 0.25,
  usePerWeek: 1.5,
  amounts: [2, 0],
  ...changes,
});

describe("the order of what runs out most", () => {
  test.each([
    ["was found empty more often", { foundEmpty: 3, counted: 12 }, {}],
    ["was found empty in a larger share of its counts", { counted: 3 }, {}],
    ["was out for longer", { outShare: 0.5 }, {}],
    ["has a known share of the time", {}, { outShare: null }],
  ])("rankRunOuts returns an item first that %s", (_, first, second) => {
    const ranked = rankRunOuts([trend(1, second), trend(2, first)]);
    expect(ranked.map(({ itemId }) => itemId)).toEqual([2, 1]);
  });

  test("rankRunOuts leaves out items that no count has found empty", () => {
    expect(rankRunOuts([trend(1, { foundEmpty: 0 })])).toEqual([]);
  });
});

test.each([
  [0, "0 %"],
  [0.001, "< 1 %"],
  [0.246, "25 %"],
  [1, "100 %"],
  [null, null],
])("an item that was out for the share %j of the time is described as %j", (outShare, expected) => {
  expect(describeShare(trend(1, { outShare }))).toBe(expected);
});

test.each([
  [1.5, "About 1½ cans a week"],
  [0.7, "About ½ can a week"],
  [0.24, "About 1 can a month"],
  [0.04, "Very little"],
  [0, "None"],
  [null, null],
])("the use of %j units in a week is described as %j", (usePerWeek, expected) => {
  expect(describeUse(usePerWeek, "can")).toBe(expected);
});

test("describeFinds and describeCounts describe an item's counts as a text", () => {
  expect(describeFinds(trend(1, { counted: 1, foundEmpty: 1 }))).toBe("1 of 1 time");
  expect(describeFinds(trend(1))).toBe("2 of 4 times");
  expect(describeCounts(trend(1, { amounts: [2, 0.5, 1] }), "can")).toBe(
    "Latest counts, the oldest first: 2, ½, 1 can",
  );
});
