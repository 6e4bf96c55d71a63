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
  /** By its own rule. */
  warnings: WarningScore;
  /** With as many warnings as the product gives. */
  asManyAsProduct: WarningScore;
  /** The product with as many warnings as this method gives. */
  productWithAsMany: WarningScore;
}

/** The results of a backtest. The first method is the product. */
export interface Comparison {
  /** The number of ranges that were compared with what happened. */
  ranges: number;
  /** The number of possible warnings, and of run-outs. */
  warnings: number;
  runOuts: number;
  methods: readonly MethodResult[];
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
  return {
    ranges: ranges.length,
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
