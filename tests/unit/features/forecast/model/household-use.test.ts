import { expect, it } from "vitest";
import { estimateHouseholdUse, usualUse } from "@/lib/features/forecast/model/household-use";
import { historyOf } from "./histories";

it("a household in which no item has two counts gets the default use", () => {
  expect(estimateHouseholdUse([historyOf(3, [[0, 3]])])).toEqual(usualUse);
});

it("the use of a household is the mean of its items in desired stocks a day, with the default use weighted as 140 days", () => {
  const items = [
    historyOf(4, [
      [0, 4],
      [10, 2],
    ]),
    historyOf(1, [
      [0, 1.5],
      [50, 0.5],
    ]),
  ];
  // The default use is 5 desired stocks in 140 days. The items used 0.5 and 1 of their desired stocks in 10
  // and 50 days.
  expect(estimateHouseholdUse(items).perDesiredAndDay).toBeCloseTo(6.5 / 200, 12);
});

it("a household that uses many units at once has a larger lump size (share of the desired stock used at once)", () => {
  const even = [20, 18, 16, 14, 12, 10, 8, 6];
  const lumpy = [20, 20, 20, 14, 14, 14, 14, 6];
  const [small, large] = [even, lumpy].map((amounts) =>
    estimateHouseholdUse([
      historyOf(
        10,
        amounts.map((amount, week) => [7 * week, amount]),
      ),
    ]),
  );
  expect(small?.lumpShare).toBeLessThan(usualUse.lumpShare);
  expect(large?.lumpShare).toBeGreaterThan(usualUse.lumpShare);
});
