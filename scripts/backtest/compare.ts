import { baselines, type Forecaster, product } from "./forecasters";
import { type RangeScore, scoreRanges } from "./range-score";
import type { TestedHousehold } from "./records";
import { type RangeCase, replay, type WarningCase } from "./replay";
import { catchWith, warnFrom, type WarningScore } from "./warning-score";

/** How well one method forecasts. */
export interface MethodResult {
  name: string;
  spread?: string;
  range: RangeScore;
  /** The score if the method gives the warnings of its own rule (`warnsFrom`). */
  warnings: WarningScore;
  /** The score of this method if it gives as many warnings as the product. */
  asManyAsProduct: WarningScore;
  /** The score of the product if it gives as many warnings as this method. */
  productWithAsMany: WarningScore;
}

/** The results of a backtest. The first method is the product. */
export interface Comparison {
  /** The number of forecasts at counts that were compared with the days until the stock was used up. */
  ranges: number;
  /** The number of cases in which a warning was possible, and how many of them were run-outs. */
  warnings: number;
  runOuts: number;
  methods: readonly MethodResult[];
  /**
   * The score of ranges that are computed from the real use, a limit for every method. Null for recorded
   * histories, whose real use is unknown.
   */
  limit: RangeScore | null;
}

const PRODUCT = 0;
const methods: readonly Forecaster[] = [product, ...baselines];

/**
 * Replays households and compares all methods on the same cases.
 * @param horizon the days after which a stock counts as not used up
 */
export function compareMethods(households: Iterable<TestedHousehold>, horizon: number): Comparison {
  const ranges: RangeCase[] = [];
  const warnings: WarningCase[] = [];
  const sink = {
    addRange: (range: RangeCase) => void ranges.push(range),
    addWarning: (warning: WarningCase) => void warnings.push(warning),
  };
  for (const household of households) replay(household, methods, horizon, sink);

  const productWarnings = warnFrom(warnings, PRODUCT, product.warnsFrom).warnings;
  const limits = ranges.flatMap(({ days, limit }) => (limit ? [{ days, quantiles: [limit] }] : []));
  return {
    ranges: ranges.length,
    limit: limits.length > 0 ? scoreRanges(limits, 0, horizon) : null,
    warnings: warnings.length,
    runOuts: warnings.filter(({ isRunOut }) => isRunOut).length,
    methods: methods.map(({ name, spread, warnsFrom }, method) => {
      const own = warnFrom(warnings, method, warnsFrom);
      return {
        name,
        spread,
        range: scoreRanges(ranges, method, horizon),
        warnings: own,
        asManyAsProduct: catchWith(warnings, method, productWarnings),
        productWithAsMany: catchWith(warnings, PRODUCT, own.warnings),
      };
    }),
  };
}
