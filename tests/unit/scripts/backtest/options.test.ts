import { expect, it } from "vitest";
import { readOptions } from "@/scripts/backtest/options";

it("80 families with 60 items are simulated for a year by default", () => {
  expect(readOptions([])).toEqual({
    simulation: { families: 80, items: 60, days: 365, unrecorded: 0.1, seed: 1 },
  });
});

it("options replace the defaults", () => {
  expect(readOptions(["--families", "3", "--seed=9", "--unrecorded", "0"])).toMatchObject({
    simulation: { families: 3, seed: 9, unrecorded: 0 },
  });
  expect(readOptions(["--csv", "counts.csv"])).toEqual({ csv: "counts.csv" });
});

it.each([
  [["--families", "0"], /--families: Too small/],
  [["--days", "many"], /--days: Invalid/],
  [["--colour", "red"], /Unknown option '--colour'/],
])("the options %j are refused", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
