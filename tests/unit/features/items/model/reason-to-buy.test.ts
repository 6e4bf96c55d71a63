import { expect, test } from "vitest";
import { reasonToBuy } from "@/lib/features/items/model/reason-to-buy";

test.each([
  ["Out", { currentStock: 0, partialAmount: 0, desiredStock: 4 }],
  ["Out", { currentStock: 0, partialAmount: 0, desiredStock: 4, reorderPoint: 2 }],
  ["1½ below the target", { currentStock: 2, partialAmount: 0.5, desiredStock: 4 }],
  ["1 below the target", { currentStock: 1, partialAmount: 0, desiredStock: 2, reorderPoint: 3 }],
  ["Buy when below 2", { currentStock: 1, partialAmount: 0, desiredStock: 4, reorderPoint: 2 }],
  [null, { currentStock: 2, partialAmount: 0, desiredStock: 4, reorderPoint: 2 }],
  [null, { currentStock: 0, partialAmount: 0, desiredStock: 4, reorderPoint: 0 }],
  [null, { currentStock: 4, partialAmount: 0, desiredStock: 4 }],
  [null, { currentStock: 0, partialAmount: 0, desiredStock: 0 }],
])("the reason to buy is %j for %j", (reason, item) => {
  expect(reasonToBuy(item)).toBe(reason);
});
