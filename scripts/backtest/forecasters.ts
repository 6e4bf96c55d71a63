import jstat from "jstat";
import type { ItemHistory } from "@/lib/features/forecast/model/history";
import type { HouseholdUse } from "@/lib/features/forecast/model/household-use";
import { type Interval, intervalsOf } from "@/lib/features/forecast/model/intervals";
import { WARNING_CHANCE } from "@/lib/features/forecast/model/outlook";
import { chanceOfRunOut, daysUntilRunOut } from "@/lib/features/forecast/model/run-out";
import { sumOf } from "@/lib/features/forecast/model/sum-of";
import { learnUseRate } from "@/lib/features/forecast/model/use-rate";
import type { RealUse } from "./records";

/** The forecast of an item, in days since its last count. */
export interface Forecast {
  /** Returns the number of days after which the stock is used up with the given probability. */
  daysUntil: (stock: number, probability: number) => number;
  /** Returns a number that is larger the sooner a stock is used up within some days. */
  urgency: (stock: number, days: number) => number;
}

/** A method that learns from the counts and purchases up to a count. */
export interface Forecaster {
  name: string;
  /** The name of the way in which a baseline turns its one date into a range. */
  spread?: string;
  /** The urgency from which the method warns. */
  warnsFrom: number;
  learn: (history: ItemHistory, household: HouseholdUse) => Forecast;
}

/** The method of the product. */
export const product: Forecaster = {
  name: "Larder",
  warnsFrom: WARNING_CHANCE,
  learn: (history, household) => {
    const rate = learnUseRate(history, household);
    return {
      daysUntil: (stock, probability) => daysUntilRunOut(rate, stock, probability),
      urgency: (stock, days) => chanceOfRunOut(rate, stock, days),
    };
  },
};

/** Returns the quantile of the days after which a stock is used up at a mean rate. */
type Spread = (stock: number, perDay: number, probability: number) => number;

/** Units are used one by one at random times: the time until the last one has a gamma distribution. */
const poisson: Spread = (stock, perDay, probability) =>
  jstat.gamma.inv(probability, stock, 1 / perDay);

/** The smallest shape of the gamma distribution in `daysAtRealUse`. */
const SMALLEST_STOCK_IN_LUMPS = 0.3;

/**
 * Returns the quantile of the days after which a stock is used up, computed from the real use. A method that
 * learns from counts can only estimate the real use, so the pinball loss of these quantiles is a lower limit. The
 * rest of the loss comes from the random times of single uses.
 */
export function daysAtRealUse({ perDay, lump }: RealUse, stock: number, probability: number) {
  return poisson(Math.max(SMALLEST_STOCK_IN_LUMPS, stock / lump), perDay / lump, probability);
}

/** Returns the same number of days for every probability, so that the range is a single date. */
const oneDate: Spread = (stock, perDay) => stock / perDay;

/** Returns a spread that multiplies the forecast days by a factor for each quantile. */
function fitted(factors: ReadonlyMap<number, number>): Spread {
  return (stock, perDay, probability) => ((factors.get(probability) ?? 1) * stock) / perDay;
}

/**
 * The factors are the quantiles of the real days divided by the forecast ones, in 20 families of the tuning seed 3. They
 * make the baselines stronger than any household's own data could.
 */
const meanRateFactors = new Map([
  [0.1, 0.24],
  [0.5, 0.85],
  [0.9, 2],
]);
const lastIntervalFactors = new Map([
  [0.1, 0.19],
  [0.5, 0.91],
  [0.9, 3.41],
]);

/** The use that is assumed where none was observed, in units. */
const NONE_OBSERVED = 0.5;

/**
 * A baseline: the recorded use of some intervals, divided by their days. It warns of a stock if the use in
 * the forecast days is at least that stock.
 */
function baseline(
  name: string,
  choose: (intervals: readonly Interval[]) => readonly Interval[],
  spread: string,
  daysUntil: Spread,
): Forecaster {
  return {
    name,
    spread,
    warnsFrom: 1,
    learn: (history) => {
      const intervals = choose(intervalsOf(history));
      const used = sumOf(intervals, (interval) => interval.used);
      const perDay = (used || NONE_OBSERVED) / sumOf(intervals, (interval) => interval.days);
      return {
        daysUntil: (stock, probability) => daysUntil(stock, perDay, probability),
        urgency: (stock, days) => (perDay * days) / stock,
      };
    },
  };
}

const all = (intervals: readonly Interval[]) => intervals;
const last = (intervals: readonly Interval[]) => intervals.slice(-1);

/** The baselines: the mean rate of all intervals and the rate of the last one, each with three kinds of spread. */
export const baselines: readonly Forecaster[] = [
  baseline("mean rate", all, "Poisson spread", poisson),
  baseline("mean rate", all, "fitted spread", fitted(meanRateFactors)),
  baseline("mean rate", all, "one date", oneDate),
  baseline("last interval", last, "Poisson spread", poisson),
  baseline("last interval", last, "fitted spread", fitted(lastIntervalFactors)),
  baseline("last interval", last, "one date", oneDate),
];
