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

  test("the expected stock stays at 0 after it is used up", () => {
    expect(expectedStock({ at: 0, amount: 300 }, until(4))).toEqual([
      { at: 0, amount: 300 },
      { at: 2 * DAY_MS, amount: 0 },
      { at: 4 * DAY_MS, amount: 0 },
    ]);
  });

  test("expectedStock returns no points for an empty stock", () => {
    expect(expectedStock({ at: 0, amount: 0 }, until(4))).toEqual([]);
  });

  test("expectedStock returns no points if the given moment is not after the count", () => {
    expect(expectedStock({ at: DAY_MS, amount: 300 }, until(1))).toEqual([]);
  });
});
