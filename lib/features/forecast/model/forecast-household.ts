import { type Accuracy, accuracyOf } from "./accuracy";
import type { Forecast, ItemForecast } from "./dto";
import { COUNTS_FOR_WORD, type ItemHistory, observedCounts } from "./history";
import { estimateHouseholdUse } from "./household-use";
import { chanceOfOtherLine, type Listed } from "./line-chance";
import { outlookOf } from "./outlook";
import { nextShoppingDay } from "./shopping-day";

/** What the forecast of a household is computed from. Moments are milliseconds since 1970. */
export interface HouseholdHistory {
  items: readonly { itemId: number; history: ItemHistory; listed: Listed }[];
  /** The moments of purchases, the oldest first. */
  trips: readonly number[];
}

/** Returns the forecast of each item that was counted, and how often past forecasts of the household were right. */
export function forecastHousehold(
  { items, trips }: HouseholdHistory,
  now: number,
): Omit<Forecast, "computedAt" | "shoppingAt"> & { shoppingAt: string } {
  const household = estimateHouseholdUse(items.map(({ history }) => history));
  const shoppingAt = nextShoppingDay(trips, now);
  const forecasts = items.flatMap(({ itemId, history, listed }): ItemForecast[] => {
    const outlook = outlookOf({ history, household, now, shoppingAt });
    if (!outlook) return [];
    const { rate } = outlook;
    return [
      {
        itemId,
        word: outlook.word,
        goodUntil: outlook.goodUntil === null ? null : new Date(outlook.goodUntil).toISOString(),
        chance: outlook.chance,
        usePerDay: (rate.shape / rate.days) * rate.lump,
        countsMissing: Math.max(0, COUNTS_FOR_WORD - observedCounts(history).length),
        lineChance: chanceOfOtherLine(listed, { history, rate, now }),
      },
    ];
  });
  const accuracy = items.reduce<Accuracy>(
    (sum, { history }) => {
      const { expected, found } = accuracyOf(history, household);
      return { expected: sum.expected + expected, found: sum.found + found };
    },
    { expected: 0, found: 0 },
  );
  return { shoppingAt: new Date(shoppingAt).toISOString(), items: forecasts, accuracy };
}
