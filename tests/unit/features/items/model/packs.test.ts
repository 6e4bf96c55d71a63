import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_WHOLE } from "@/lib/core/amount";
import {
  inPacks,
  MAX_PACK_SIZE,
  packsFor,
  packSizeOf,
  packsText,
  packText,
  unitsOf,
} from "@/lib/features/items/model/packs";
import { toBuy } from "@/lib/features/items/model/rules";

describe("what to buy in packs", () => {
  it.each([
    { desired: 12, stock: 5, packSize: 10, missing: 7, quantity: 1 },
    { desired: 15, stock: 5, packSize: 10, missing: 10, quantity: 1 },
    { desired: 16, stock: 5, packSize: 10, missing: 11, quantity: 2 },
    { desired: 12, stock: 5, packSize: 1, missing: 7, quantity: 7 },
    { desired: 12, stock: 5, packSize: undefined, missing: 7, quantity: 7 },
    { desired: 12, stock: 12, packSize: 10, missing: 0, quantity: 0 },
    { desired: 9_999, stock: 0, packSize: 999, missing: 9_999, quantity: 11 },
  ])(
    "with $desired desired, $stock in stock and packs of $packSize, $missing are missing and the quantity is $quantity",
    ({ desired, stock, packSize, missing, quantity }) => {
      const item = { desiredStock: desired, currentStock: stock, partialAmount: 0, packSize };
      expect(toBuy(item)).toEqual({ missing, quantity });
    },
  );

  it("toBuy rounds the missing amount up to whole units, and these units up to whole packs", () => {
    const item = { desiredStock: 10.5, currentStock: 0, partialAmount: 0, packSize: 10 };
    expect(toBuy(item)).toEqual({ missing: 11, quantity: 2 });
  });

  it("packsFor returns the smallest number of packs that has at least the wanted units", () => {
    const anyPackSize = fc.integer({ min: 1, max: MAX_PACK_SIZE });
    const anyUnits = fc.integer({ min: 1, max: MAX_WHOLE });
    fc.assert(
      fc.property(anyUnits, anyPackSize, (units, packSize) => {
        const packs = packsFor(units, { packSize });
        expect(packs * packSize).toBeGreaterThanOrEqual(units);
        expect((packs - 1) * packSize).toBeLessThan(units);
      }),
    );
  });
});

describe("the units of packs", () => {
  it.each([
    [3, 10, 30],
    [3, undefined, 3],
    [MAX_WHOLE, MAX_PACK_SIZE, MAX_WHOLE],
  ])("%i packs of %s have %i units", (quantity, packSize, units) => {
    expect(unitsOf({ quantity, packSize })).toBe(units);
  });

  it("packSizeOf returns 1 for data that was stored before packs existed", () => {
    expect(packSizeOf({})).toBe(1);
  });
});

it.each([
  { quantity: 12, from: 1, to: 10, packs: 2 },
  { quantity: 2, from: 10, to: 6, packs: 4 },
  { quantity: 5_000, from: 10, to: 10, packs: 5_000 },
  { quantity: 5_000, from: 10, to: 1, packs: 9_999 },
])("$quantity packs of $from are $packs packs of $to", ({ quantity, from, to, packs }) => {
  expect(inPacks({ quantity, packSize: from }, { packSize: to })).toBe(packs);
});

describe("the text of a pack", () => {
  it.each([
    ["piece", "pack of 10", "packs of 10"],
    ["box", "pack of 10", "packs of 10"],
    ["pack", "pack of 10 packs", "packs of 10 packs"],
    [undefined, "pack of 10", "packs of 10"],
  ] as const)("the text of a pack of ten with the unit %s is %j", (unit, one, several) => {
    expect([packText(10, unit), packsText(10, unit)]).toEqual([one, several]);
  });
});
