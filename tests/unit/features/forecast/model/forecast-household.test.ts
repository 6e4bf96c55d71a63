import { expect, it } from "vitest";
import { forecastHousehold } from "@/lib/features/forecast/model/forecast-household";
import { estimateHouseholdUse } from "@/lib/features/forecast/model/household-use";
import { outlookOf } from "@/lib/features/forecast/model/outlook";
import { historyOf, onDay } from "./histories";

const NOW = onDay(21);
const IN_A_WEEK = onDay(28);
const listed = {
  currentStock: 12,
  partialAmount: 0,
  desiredStock: 12,
  reorderPoint: 3,
  packSize: 1,
};
const histories = {
  weekly: historyOf(12, [
    [0, 16],
    [7, 14],
    [14, 12],
    [21, 10],
  ]),
  countedOnce: historyOf(12, [[0, 3]]),
  neverCounted: historyOf(12, []),
};
const forecast = (...names: (keyof typeof histories)[]) =>
  forecastHousehold(
    {
      items: names.map((name, itemId) => ({ itemId, history: histories[name], listed })),
      trips: [],
    },
    NOW,
  );

it("the forecast of a household has its next shopping day and each item that was counted", () => {
  const { shoppingAt, items } = forecast("neverCounted", "weekly", "countedOnce");
  expect(shoppingAt).toBe(new Date(IN_A_WEEK).toISOString());
  expect(items.map(({ itemId, countsMissing }) => [itemId, countsMissing])).toEqual([
    [1, 0],
    [2, 2],
  ]);
});

it("the forecast of an item has its outlook, with the mean use a day in units", () => {
  const { items } = forecast("weekly", "countedOnce");
  const all = [histories.weekly, histories.countedOnce];
  const outlooks = all.map((history) =>
    outlookOf({
      history,
      household: estimateHouseholdUse(all),
      now: NOW,
      shoppingAt: IN_A_WEEK,
    }),
  );
  expect(items.map(({ word, chance }) => ({ word, chance }))).toEqual(
    outlooks.map((outlook) => ({ word: outlook?.word, chance: outlook?.chance })),
  );
  expect(items.map(({ goodUntil }) => goodUntil)).toEqual([
    new Date(outlooks[0]?.goodUntil ?? 0).toISOString(),
    null,
  ]);
  // 2 a week are used. The usual use of other households adds a little.
  expect(items[0]?.usePerDay).toBeCloseTo(2 / 7, 1);
});

it("the forecast of an item has the probability that a count changes its line on the next list", () => {
  const [countedToday, countedBefore] = forecast("weekly", "countedOnce").items;
  expect(countedToday?.lineChance).toBe(0);
  expect(countedBefore?.lineChance).toBeGreaterThan(0);
});

it("the accuracy of a household is the sum over its items", () => {
  const { expected, found } = forecast("weekly").accuracy;
  expect([expected, found]).toEqual([1, 1]);
  expect(forecast("weekly", "weekly", "countedOnce").accuracy).toEqual({ expected: 2, found: 2 });
});
