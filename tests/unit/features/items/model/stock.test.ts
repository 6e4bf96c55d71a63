import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUncounted, quantityToBuy, stockStatus } from "@/lib/features/items/model/rules";

const item = fc.record({
  currentStock: fc.integer({ min: 0, max: 9999 }),
  partialAmount: fc.constantFrom(0, 0.333, 0.5, 0.667),
  desiredStock: fc.integer({ min: 1, max: 999_900 }).map((hundredths) => hundredths / 100),
});

const parts = new Map([
  [0, 0n],
  [0.333, 100n],
  [0.5, 150n],
  [0.667, 200n],
]);

/** Returns the missing amount in 300ths of a unit, computed independently of the code under test. */
function exactGap(stock: { currentStock: number; partialAmount: number; desiredStock: number }) {
  const there = 300n * BigInt(stock.currentStock) + (parts.get(stock.partialAmount) ?? 0n);
  return 3n * BigInt(Math.round(stock.desiredStock * 100)) - there;
}

describe("the stock badge", () => {
  it.each([
    ["outOfStock", 0, 0, 1],
    ["outOfStock", 0, 0, 0.01],
    ["lowStock", 0, 0.333, 1],
    ["lowStock", 1, 0.667, 2],
    ["lowStock", 2, 0, 2.01],
    ["wellStocked", 2, 0, 2],
    ["wellStocked", 3, 0, 2],
    ["wellStocked", 0, 0.333, 0.33],
    ["lowStock", 0, 0.333, 0.34],
    ["lowStock", 0, 0.667, 0.67],
    ["wellStocked", 0, 0.667, 0.66],
    ["wellStocked", 0, 0.5, 0.5],
    ["wellStocked", 0, 0, 0],
    ["wellStocked", 5, 0, 0],
  ])(
    "the stock badge is %s for %d whole units and a part of %d when %d are desired",
    (status, currentStock, partialAmount, desiredStock) => {
      expect(stockStatus({ currentStock, partialAmount, desiredStock })).toBe(status);
    },
  );

  it("the stock badge is low when the stock is above zero and below the desired stock", () => {
    fc.assert(
      fc.property(item, (stock) => {
        const isEmpty = stock.currentStock === 0 && stock.partialAmount === 0;
        const isShort = exactGap(stock) > 0n;
        const expected = isEmpty ? "outOfStock" : isShort ? "lowStock" : "wellStocked";
        expect(stockStatus(stock)).toBe(expected);
      }),
    );
  });
});

describe("an item that was never counted", () => {
  it.each([
    [null, 0, 0, true],
    ["2026-01-01T12:00:00.000Z", 0, 0, false],
    [null, 2, 0, false],
    [null, 0, 0.5, false],
  ])(
    "an item last counted at %s with %d whole units and a part of %d is of unknown stock: %s",
    (lastCountedAt, currentStock, partialAmount, expected) => {
      expect(isUncounted({ lastCountedAt, currentStock, partialAmount })).toBe(expected);
    },
  );
});

describe("the quantity to buy", () => {
  it.each([
    [1, 0, 0, 1],
    [5, 4, 0, 1],
    [2.5, 1, 0.333, 2],
    [2.5, 1, 0.5, 1],
    [1, 0, 0.667, 1],
    [0.01, 0, 0, 1],
    [0.34, 0, 0.333, 1],
    [10, 0, 0.333, 10],
    [9999, 0, 0, 9999],
    [2, 2, 0, 0],
    [2, 9, 0.5, 0],
    [0, 0, 0, 0],
  ])(
    "with %d desired, %d in stock and the partial amount %d the quantity to buy is %i",
    (desiredStock, currentStock, partialAmount, buy) => {
      expect(quantityToBuy({ desiredStock, currentStock, partialAmount })).toBe(buy);
    },
  );

  it("the quantity to buy is the smallest whole number that fills the gap, or 0 without a gap", () => {
    fc.assert(
      fc.property(item, (stock) => {
        const gap = exactGap(stock);
        const units = BigInt(quantityToBuy(stock));
        expect(units * 300n >= gap).toBe(true);
        expect(gap <= 0n ? units === 0n : (units - 1n) * 300n < gap && units >= 1n).toBe(true);
      }),
    );
  });
});
