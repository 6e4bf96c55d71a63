import { describe, expect, test } from "vitest";
import { reorderPointOf, reorderPointText } from "@/lib/features/items/model/reorder-point";
import { isNotYetToBuy, stockStatus, toBuy } from "@/lib/features/items/model/rules";

describe("an item with a reorder point", () => {
  test.each([
    { currentStock: 2, partialAmount: 0.667, isLow: true, missing: 4 },
    { currentStock: 3, partialAmount: 0, isLow: true, missing: 0 },
    { currentStock: 5, partialAmount: 0.5, isLow: true, missing: 0 },
    { currentStock: 6, partialAmount: 0, isLow: false, missing: 0 },
  ])(
    "with 6 desired and a reorder point of 3, a stock of $currentStock and $partialAmount has $missing missing units",
    ({ isLow, missing, ...stock }) => {
      const item = { ...stock, desiredStock: 6, reorderPoint: 3 };
      expect(toBuy(item)).toEqual({ missing, quantity: missing });
      expect(stockStatus(item)).toBe(isLow ? "lowStock" : "wellStocked");
      expect(isNotYetToBuy(item)).toBe(isLow && missing === 0);
    },
  );

  test("an item that is out of stock is bought with any reorder point", () => {
    const item = { currentStock: 0, partialAmount: 0, desiredStock: 6, reorderPoint: 0.01 };
    expect(toBuy(item).quantity).toBe(6);
    expect(isNotYetToBuy(item)).toBe(false);
  });

  test("an item with a desired stock of 0 is not bought, whatever its reorder point", () => {
    const item = { currentStock: 0, partialAmount: 0, desiredStock: 0, reorderPoint: 2 };
    expect(toBuy(item).quantity).toBe(0);
  });
});

test.each([
  [null, 6, 6, ""],
  [undefined, 6, 6, ""],
  [2.5, 6, 2.5, "2.5"],
  [6, 6, 6, ""],
  [6, 4, 4, ""],
])(
  "the reorder point %s of an item with %s desired is used as %s, and its field has the text %j",
  (reorderPoint, desiredStock, used, text) => {
    expect(reorderPointOf({ desiredStock, reorderPoint })).toBe(used);
    expect(reorderPointText({ desiredStock, reorderPoint })).toBe(text);
  },
);
