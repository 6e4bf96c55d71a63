import { describe, expect, test } from "vitest";
import { stockAmount, WHOLE } from "@/lib/core/amount";
import { unitsOf } from "@/lib/features/items/model/packs";
import { quantityToBuy } from "@/lib/features/items/model/rules";
import { units } from "@/lib/features/items/model/units";
import { checkPlans } from "@/prisma/demo/household";
import type { DemoCount, DemoItem } from "@/prisma/demo/parse-room";
import { demoItems, demoRooms } from "@/prisma/demo/rooms";

function amount({ stock }: DemoCount): number {
  return stockAmount(stock.currentStock, stock.partialAmount);
}

/** Returns the whole units that the shopping list has of an item. */
function toBuy({ desiredStock, reorderPoint, packSize }: DemoItem, { stock }: DemoCount): number {
  const quantity = quantityToBuy({ ...stock, desiredStock, reorderPoint, packSize });
  return unitsOf({ quantity, packSize });
}

/** Returns how often a check found no stock of an item that was in stock at the previous check. */
function timesRunOut({ counts }: DemoItem): number {
  return counts.filter((count, index) => {
    const before = counts[index - 1];
    return count && before && amount(count) === 0 && amount(before) > 0;
  }).length;
}

describe("the demo household's rooms", () => {
  test("the demo household has at least 8 rooms and 60 items with unique names", () => {
    expect(demoRooms.length).toBeGreaterThanOrEqual(8);
    expect(demoItems.length).toBeGreaterThanOrEqual(60);
    expect(new Set(demoRooms.map(({ name }) => name)).size).toBe(demoRooms.length);
    expect(new Set(demoItems.map(({ name }) => name)).size).toBe(demoItems.length);
  });

  test("the demo items use every unit and fraction, and some have long names or no supermarket name", () => {
    expect(new Set(demoItems.map(({ unit }) => unit))).toEqual(new Set(units));
    const parts = demoItems.flatMap(({ counts }) =>
      counts.map((count) => count?.stock.partialAmount),
    );
    expect(new Set(parts)).toEqual(new Set([undefined, 0, 0.333, 0.5, 0.667]));
    expect(
      demoItems.filter(({ desiredStock }) => !Number.isInteger(desiredStock)).length,
    ).toBeGreaterThan(5);
    expect(demoItems.filter(({ name }) => name.length >= 40).length).toBeGreaterThanOrEqual(3);
    expect(demoItems.filter(({ packSize }) => packSize > 1).length).toBeGreaterThanOrEqual(2);
    expect(demoItems.filter(({ reorderPoint }) => reorderPoint !== null)).toHaveLength(1);
    const unnamed = demoItems.filter(({ supermarketItemName }) => supermarketItemName === null);
    expect(unnamed.length).toBeGreaterThan(5);
    expect(unnamed.length).toBeLessThan(demoItems.length / 4);
  });

  test("the demo items include some that ran out twice, never changed, or were added later", () => {
    expect(demoItems.filter((item) => timesRunOut(item) >= 2).length).toBeGreaterThanOrEqual(3);
    const untouched = demoItems.filter(
      ({ counts }) => new Set(counts.map((count) => count && amount(count))).size === 1,
    );
    expect(untouched.length).toBeGreaterThanOrEqual(3);
    expect(demoItems.filter(({ counts }) => counts[0] === null).length).toBeGreaterThanOrEqual(1);
  });
});

test("no demo item that is counted in pieces or rolls has a supermarket name of a pack of several", () => {
  const isSeveral = /\b(box|pack) of \d|\b\d+ (pack|rolls)\b/;
  const wrong = demoItems.filter(
    ({ unit, supermarketItemName }) =>
      ["piece", "roll"].includes(unit) && isSeveral.test(supermarketItemName ?? ""),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe("the counts of the demo items", () => {
  test("every demo item has a count in every check since it was added", () => {
    const wrong = demoItems.filter(({ counts }) => {
      const first = counts.findIndex((count) => count !== null);
      return counts.length !== checkPlans.length || counts.slice(first).includes(null);
    });
    expect(wrong).toEqual([]);
  });

  test("no demo count exceeds the previous count plus the bought quantity", () => {
    const wrong = demoItems.filter((item) =>
      item.counts.some((count, index) => {
        const before = item.counts[index - 1];
        if (!count || !before) return false;
        const bought = before.isBought ? toBuy(item, before) * WHOLE : 0;
        return amount(count) > amount(before) + bought;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("a demo count that is marked as not bought belongs to an item that was on the shopping list", () => {
    const wrong = demoItems.filter((item) =>
      item.counts.some((count) => count && !count.isBought && toBuy(item, count) === 0),
    );
    expect(wrong).toEqual([]);
  });
});
