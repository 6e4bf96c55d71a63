import { expect, it } from "vitest";
import { stockByLocation } from "@/lib/features/items/model/location-stock";
import { itemAnswer } from "@/tests/support/answers";

it("stockByLocation counts low and empty items of each location, and none that was never counted", () => {
  const items = [
    itemAnswer(1, { currentStock: 0, desiredStock: 2 }),
    itemAnswer(2, { currentStock: 1, desiredStock: 2 }),
    itemAnswer(3, { currentStock: 2, desiredStock: 2 }),
    itemAnswer(4, { currentStock: 0, desiredStock: 2, lastCountedAt: null }),
    itemAnswer(5, { currentStock: 2, desiredStock: 2, locationId: 2 }),
  ];
  expect(stockByLocation(items)).toEqual(
    new Map([
      [1, { items: 4, low: 1, out: 1 }],
      [2, { items: 1, low: 0, out: 0 }],
    ]),
  );
});
