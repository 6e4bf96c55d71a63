import { expect, it } from "vitest";
import { scoreRanges } from "@/scripts/backtest/range-score";
import { catchWith, warnFrom } from "@/scripts/backtest/warning-score";

const range = (days: number, ...quantiles: number[]) => ({ days, quantiles: [quantiles] });

it("the pinball loss is the mean of three quantiles in logarithms of days", () => {
  const { pinball } = scoreRanges([range(Math.E ** 2, Math.E, Math.E ** 2, Math.E ** 4)], 0, 730);
  expect(pinball).toBeCloseTo((0.1 * 1 + 0 + 0.1 * 2) / 3, 12);
});

it("scoreRanges returns the share of run-outs before the forecast range and the share after it", () => {
  const cases = [range(1, 2, 3, 4), range(3, 2, 3, 4), range(5, 2, 3, 4), range(6, 2, 3, 4)];
  expect(scoreRanges(cases, 0, 730)).toMatchObject({ below: 0.25, above: 0.5 });
});

it("scoreRanges ignores for each end of the forecast range the cases in which that end is beyond the horizon", () => {
  const cases = [range(Infinity, 2, 30, 90), range(1, 60, 70, 80), range(20, 2, 5, 10)];
  expect(scoreRanges(cases, 0, 56)).toMatchObject({ below: 0, above: 1 });
});

const warnings = [
  { isRunOut: true, urgencies: [0.9] },
  { isRunOut: false, urgencies: [0.5] },
  { isRunOut: true, urgencies: [0.5] },
  { isRunOut: true, urgencies: [0.1] },
];

it("warnFrom counts the warnings from a given urgency on, and the run-outs that they catch", () => {
  expect(warnFrom(warnings, 0, 0.5)).toEqual({ warnings: 3, caught: 2 });
});

it.each([
  [0, 0],
  [1, 1],
  [2, 1.5],
  [3, 2],
  [4, 3],
])("catchWith expects the %d most urgent warnings to catch %d run-outs", (count, caught) => {
  expect(catchWith(warnings, 0, count)).toEqual({ warnings: count, caught });
});
