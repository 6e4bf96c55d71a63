import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partials } from "@/lib/core/amount";
import type { ItemHistory } from "@/lib/features/forecast/model/history";
import {
  chanceOfOtherLine,
  type Listed,
  unitsToOtherLine,
} from "@/lib/features/forecast/model/line-chance";
import { quantityToBuy } from "@/lib/features/items/model/rules";
import { historyOf, onDay } from "./histories";

const listed = (changes: Partial<Listed> = {}): Listed => ({
  currentStock: 4,
  partialAmount: 0,
  desiredStock: 4,
  reorderPoint: null,
  packSize: 1,
  ...changes,
});

describe("the distance to another quantity on the next list", () => {
  it.each([
    ["a full stock changes with the smallest part", {}, 1 / 3],
    ["a stock above the desired one first has to reach it", { currentStock: 6 }, 2 + 1 / 3],
    ["a reorder point moves the change", { reorderPoint: 2 }, 2 + 1 / 3],
    ["a missing unit changes with the next whole unit", { currentStock: 3 }, 1 / 3],
    [
      "an open unit is part of the missing one",
      { currentStock: 2, partialAmount: 0.5 },
      0.5 + 1 / 3,
    ],
    ["a pack changes when it no longer fills up", { currentStock: 3, packSize: 3 }, 2 + 1 / 3],
  ])(
    "unitsToOtherLine returns the units until the quantity on the next list changes: %s",
    (_, changes, units) => {
      expect(unitsToOtherLine(listed(changes))).toBeCloseTo(units, 9);
    },
  );

  it("unitsToOtherLine returns null for an empty stock and for a desired stock of 0", () => {
    expect(unitsToOtherLine(listed({ currentStock: 0 }))).toBeNull();
    expect(unitsToOtherLine(listed({ desiredStock: 0 }))).toBeNull();
  });

  it("unitsToOtherLine returns the distance to the largest smaller amount that changes the line", () => {
    const item = fc.record({
      currentStock: fc.integer({ min: 0, max: 12 }),
      partialAmount: fc.constantFrom(...partials.map(({ value }) => value)),
      desiredStock: fc.integer({ min: 1, max: 1200 }).map((hundredths) => hundredths / 100),
      reorderPoint: fc.option(
        fc.integer({ min: 1, max: 1200 }).map((hundredths) => hundredths / 100),
      ),
      packSize: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(item, (one) => {
        const quantity = quantityToBuy(one);
        const smaller = Array.from({ length: one.currentStock + 1 }, (_, whole) =>
          partials.map(({ value }) => ({ ...one, currentStock: whole, partialAmount: value })),
        ).flat();
        const unitsOf = ({ currentStock, partialAmount }: Listed) => currentStock + partialAmount;
        const others = smaller
          .filter((other) => unitsOf(other) < unitsOf(one) && quantityToBuy(other) !== quantity)
          .map((other) => unitsOf(one) - unitsOf(other));
        const units = unitsToOtherLine(one);
        if (units === null) expect(others).toEqual([]);
        else expect(Math.min(...others)).toBeCloseTo(units, 2);
      }),
    );
  });
});

describe("the chance that a count changes the next list", () => {
  const rate = { shape: 1, days: 14, lump: 1 };
  const chance = (item: Listed, days: number, history: ItemHistory = historyOf(4, [[0, 4]])) =>
    chanceOfOtherLine(item, { history, rate, now: onDay(days) });

  it("chanceOfOtherLine is the chance that one lump (units used at once) was used, if one lump is enough", () => {
    // Exponential rate: 7 / (14 + 7).
    expect(chance(listed(), 7)).toBeCloseTo(7 / 21, 7);
    expect(chance(listed({ reorderPoint: 3 }), 7)).toBeCloseTo((7 / 21) ** 2, 7);
  });

  it("chanceOfOtherLine returns the chance that as many lumps were used as change the line", () => {
    const inLumps = (lump: number, item: Listed) =>
      chanceOfOtherLine(item, {
        history: historyOf(4, [[0, 4]]),
        rate: { ...rate, lump },
        now: onDay(7),
      });
    expect(inLumps(2, listed())).toBeCloseTo(7 / 21, 7);
    expect(inLumps(2, listed({ reorderPoint: 2 }))).toBeCloseTo((7 / 21) ** 2, 7);
    expect(inLumps(1 / 3, listed())).toBeCloseTo(7 / 21, 7);
  });

  it("chanceOfOtherLine returns 1 for an item that was never counted", () => {
    expect(chance(listed(), 7, historyOf(4, []))).toBe(1);
  });

  it("chanceOfOtherLine ignores a purchase before the last count", () => {
    const purchases = [{ at: onDay(-1), amount: 3, isToPutAway: true }];
    expect(chance(listed({ currentStock: 0 }), 7, { ...historyOf(4, [[0, 4]]), purchases })).toBe(
      0,
    );
  });

  it("chanceOfOtherLine returns 0 at the moment of the count, and if no smaller stock changes the line", () => {
    expect(chance(listed(), 0)).toBe(0);
    expect(chance(listed({ currentStock: 0 }), 30)).toBe(0);
  });

  it("chanceOfOtherLine returns 1 if a purchase since the count is not put away", () => {
    const bought = (isToPutAway: boolean): ItemHistory => ({
      ...historyOf(4, [[0, 4]]),
      purchases: [{ at: onDay(2), amount: 3, isToPutAway }],
    });
    expect(chance(listed({ currentStock: 0 }), 7, bought(true))).toBe(1);
    expect(chance(listed({ currentStock: 0 }), 7, bought(false))).toBe(0);
  });

  it("chanceOfOtherLine does not decrease with the time since the count, and does not increase with the stock", () => {
    const item = fc.integer({ min: 0, max: 8 }).map((over) => listed({ currentStock: 4 + over }));
    const time = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(item, time, time, (one, days, more) => {
        const present = chance(one, days);
        expect(present).toBeGreaterThanOrEqual(0);
        expect(present).toBeLessThanOrEqual(1);
        expect(chance(one, days + more)).toBeGreaterThanOrEqual(present - 1e-6);
        const further = { ...one, currentStock: one.currentStock + 1 };
        expect(chance(further, days)).toBeLessThanOrEqual(present + 1e-6);
      }),
    );
  });
});
