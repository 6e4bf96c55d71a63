import { test } from "@playwright/test";

/** The type of the annotations that carry what was measured. */
export const MEASURED = "measured";

/** Puts a measured value into the report: what it is of, and the value with its unit. */
export function record(what: string, value: string): void {
  test.info().annotations.push({ type: MEASURED, description: `${what} | ${value}` });
}

/** The median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
