import { expect, it } from "vitest";
import { expectedNow } from "@/lib/features/forecast/model/expected-now";

const DAY = 24 * 60 * 60 * 1000;
const COUNTED_AT = "2026-11-01T12:00:00.000Z";
const after = (days: number) => new Date(Date.parse(COUNTED_AT) + days * DAY);

it.each([
  // Above two units the expected stock is rounded to whole units: 10 − 20 × 0.2 = 6.
  [10, 0.2, 20, 1_800],
  [10, 0.2, 17, 2_100],
  // Below two units it is rounded to halves: 3 − 20 × 0.1 = 1, and 3 − 16 × 0.1 = 1.4.
  [3, 0.1, 20, 300],
  [3, 0.1, 16, 450],
  [3, 0.1, 90, 0],
  // The rounded amount is the recorded one.
  [3, 0.1, 1, null],
  [3, 0, 90, null],
  [0, 0.1, 90, null],
])(
  "expectedNow for a stock of %d units and a use of %d a day, %d days after the count, returns %j 300ths of a unit",
  (currentStock, usePerDay, days, expected) => {
    const item = { currentStock, partialAmount: 0, lastCountedAt: COUNTED_AT };
    expect(expectedNow(item, usePerDay, after(days))).toBe(expected);
  },
);

it("an item that was never counted has no expected stock", () => {
  const item = { currentStock: 3, partialAmount: 0, lastCountedAt: null };
  expect(expectedNow(item, 1, after(1))).toBeNull();
});
