import { describe, expect, test } from "vitest";
import { expectedStock } from "@/lib/features/forecast/model/expected-stock";

const DAY_MS = 86_400_000;
const until = (days: number) => ({ usePerDay: 0.5, until: days * DAY_MS });

describe("expectedStock", () => {
  test("the stock falls with the mean use until the given moment", () => {
    expect(expectedStock({ at: 0, amount: 900 }, until(4))).toEqual([
      { at: 0, amount: 900 },
      { at: 4 * DAY_MS, amount: 300 },
    ]);
  });

  test("a stock that is used up earlier stays at 0", () => {
    expect(expectedStock({ at: 0, amount: 300 }, until(4))).toEqual([
      { at: 0, amount: 300 },
      { at: 2 * DAY_MS, amount: 0 },
      { at: 4 * DAY_MS, amount: 0 },
    ]);
  });

  test("nothing is expected of an empty stock", () => {
    expect(expectedStock({ at: 0, amount: 0 }, until(4))).toEqual([]);
  });

  test("nothing is expected for a moment that has passed", () => {
    expect(expectedStock({ at: DAY_MS, amount: 300 }, until(1))).toEqual([]);
  });
});
