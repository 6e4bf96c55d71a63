import type { WarningCase } from "./replay";

/** How many warnings were given, and how many run-outs they have predicted. */
export interface WarningScore {
  warnings: number;
  /** The run-outs that were warned of. */
  caught: number;
}

const urgencyOf = ({ urgencies }: WarningCase, method: number) => urgencies[method] ?? 0;

const runOutsOf = (cases: readonly WarningCase[]) =>
  cases.filter(({ isRunOut }) => isRunOut).length;

/** Returns the warnings that a method gives if it warns of every case with at least this urgency. */
export function warnFrom(
  cases: readonly WarningCase[],
  method: number,
  urgency: number,
): WarningScore {
  const warned = cases.filter((it) => urgencyOf(it, method) >= urgency);
  return { warnings: warned.length, caught: runOutsOf(warned) };
}

/**
 * Returns how many run-outs a method predicts if it gives this number of warnings, for its most urgent cases.
 * If several cases have the urgency of the last warning, the expected number of their run-outs is counted.
 */
export function catchWith(
  cases: readonly WarningCase[],
  method: number,
  warnings: number,
): WarningScore {
  if (warnings === 0) return { warnings, caught: 0 };
  const urgencies = cases.map((it) => urgencyOf(it, method)).sort((one, other) => other - one);
  const threshold = urgencies[warnings - 1] ?? -Infinity;
  const above = cases.filter((it) => urgencyOf(it, method) > threshold);
  const equal = cases.filter((it) => urgencyOf(it, method) === threshold);
  const share = equal.length === 0 ? 0 : (warnings - above.length) / equal.length;
  return { warnings, caught: runOutsOf(above) + share * runOutsOf(equal) };
}
