import { expect, it } from "vitest";
import { lumpSize } from "@/lib/features/forecast/model/lump-size";

const expected = { perDay: 0.1, lump: 1 };
const interval = (used: number, isCensored = false) => ({ days: 10, used, isCensored });

it("lumpSize returns the expected number of units used at once for an item without intervals between counts", () => {
  expect(lumpSize([], expected)).toBe(1);
});

// Mean use a day: ρ = (1 + 5) / (10 + 20) = 0.2, so 2 units are expected in each interval. Squared deviations
// from these 2 units, divided by 2: Σ = (1² + 2²) / 2. Lump size: φ = (4 + Σ) / (4 + 2 − ½).
it("lumpSize returns the dispersion of the use, shrunk towards the expected lump size", () => {
  expect(lumpSize([interval(1), interval(4)], expected)).toBeCloseTo(
    (4 + (1 / 2 + 4 / 2)) / 5.5,
    12,
  );
});

it("an item that is used in larger lumps has a larger lump size", () => {
  const even = [interval(2), interval(2), interval(2), interval(2)];
  const lumpy = [interval(0), interval(8), interval(0), interval(0)];
  expect(lumpSize(even, expected)).toBeLessThan(lumpSize(lumpy, expected));
});

it("lumpSize takes an interval that ends with an empty stock into the mean use only, and not into the dispersion", () => {
  // ρ = (1 + 1 + 4) / 30 = 0.2, and only the first interval is complete.
  expect(lumpSize([interval(1), interval(4, true)], expected)).toBeCloseTo((4 + 1 / 2) / 4.5, 12);
});
