import { test } from "@playwright/test";

/** The type of the Playwright annotations that contain the measurements of a benchmark. */
export const MEASURED = "measured";

/** Adds a measurement to the report of a benchmark: its name, and its value with the unit. */
export function record(what: string, value: string): void {
  test.info().annotations.push({ type: MEASURED, description: `${what} | ${value}` });
}

/** Returns the median of numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
