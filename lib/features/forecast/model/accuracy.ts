import { boughtBetween, type ItemHistory, observedCounts } from "./history";
import type { HouseholdUse } from "./household-use";
import { canShowWord } from "./outlook";
import { chanceOfRunOut } from "./run-out";
import { learnUseRate } from "./use-rate";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of latest counts of an item that are compared with forecasts. */
const COMPARED_COUNTS = 4;

/** An item is expected to be there if the probability of its run-out is at most this. */
const EXPECTED_BELOW = 0.1;

/** How many items were expected at counts, and how many of them were there. */
export interface Accuracy {
  expected: number;
  found: number;
}

/**
 * Compares the latest counts of an item with the forecasts that were possible before them. A count is compared if the
 * item was there at the count before, enough was known for a forecast, and the forecast expected the item in at least 9
 * of 10 cases. Counts after a purchase are left out: a purchase hides that the stock was used up before.
 */
export function accuracyOf(history: ItemHistory, household: HouseholdUse): Accuracy {
  const counts = observedCounts(history);
  const accuracy = { expected: 0, found: 0 };
  counts.forEach((count, index) => {
    const last = counts[index - 1];
    if (!last || last.amount <= 0 || index < counts.length - COMPARED_COUNTS) return;
    if (!canShowWord(counts.slice(0, index))) return;
    if (boughtBetween(history, last.at, count.at) > 0) return;
    const before = {
      ...history,
      counts: history.counts.filter(({ at }) => at <= last.at),
      purchases: history.purchases.filter(({ at }) => at <= last.at),
    };
    const rate = learnUseRate(before, household);
    const chance = chanceOfRunOut(rate, last.amount, (count.at - last.at) / DAY_MS);
    if (chance > EXPECTED_BELOW) return;
    accuracy.expected += 1;
    if (count.amount > 0) accuracy.found += 1;
  });
  return accuracy;
}
