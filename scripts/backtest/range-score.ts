import { QUANTILES, type RangeCase } from "./replay";

/** How well the ranges of one method fit. */
export interface RangeScore {
  /** The share of cases below the 80 % range, and above it. Each should be 0.1. */
  below: number;
  above: number;
  /** The mean pinball loss of the three quantiles, in natural logarithms of days. */
  pinball: number;
}

/** Days below half a day count as half a day, because a logarithm magnifies hours. */
const SHORTEST_DAYS = 0.5;

/**
 * Returns the score of a method.
 * @param horizon the largest number of days that can be compared
 */
export function scoreRanges(
  cases: readonly RangeCase[],
  method: number,
  horizon: number,
): RangeScore {
  const log = (days: number) => Math.log(Math.min(horizon, Math.max(SHORTEST_DAYS, days)));
  let pinball = 0;
  const below = { cases: 0, known: 0 };
  const above = { cases: 0, known: 0 };
  for (const { days, quantiles } of cases) {
    const [low = 0, middle = 0, high = 0] = quantiles[method] ?? [];
    [low, middle, high].forEach((quantile, index) => {
      pinball += pinballLoss(log(days), log(quantile), QUANTILES[index] ?? 0) / QUANTILES.length;
    });
    // A case counts for a share only if its quantile is before the horizon. For a later quantile it is unknown
    // whether the stock was used up before or after it.
    if (low < horizon) {
      below.known += 1;
      if (days < low) below.cases += 1;
    }
    if (high < horizon) {
      above.known += 1;
      if (days > high) above.cases += 1;
    }
  }
  return {
    below: below.cases / below.known,
    above: above.cases / above.known,
    pinball: pinball / cases.length,
  };
}

/** Returns the pinball loss of a quantile (Koenker and Bassett 1978, Regression Quantiles). */
function pinballLoss(value: number, quantile: number, p: number): number {
  return value >= quantile ? p * (value - quantile) : (1 - p) * (quantile - value);
}
