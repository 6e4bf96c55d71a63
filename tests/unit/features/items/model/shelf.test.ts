import { expect, test } from "vitest";
import { compareOnShelf, withShelfOrder } from "@/lib/features/items/model/shelf";

const idsOf = (items: readonly { id: number; shelfOrder?: number }[]) =>
  items.toSorted(compareOnShelf).map(({ id }) => id);

test("items are compared by their place on the shelf, then by id", () => {
  const items = [
    { id: 3, shelfOrder: 1 },
    { id: 2, shelfOrder: 1 },
    { id: 1, shelfOrder: 5 },
  ];
  expect(idsOf(items)).toEqual([2, 3, 1]);
});

test("items that a device stored before there was an order of the shelf are compared by id", () => {
  expect(idsOf([{ id: 2 }, { id: 1 }])).toEqual([1, 2]);
});

test("withShelfOrder changes the places of only those items that the new order contains", () => {
  const other = { id: 9, shelfOrder: 9 };
  const items = [{ id: 1, shelfOrder: 4 }, other, { id: 2, shelfOrder: 3 }];
  const changed = withShelfOrder(items, [2, 1]);
  expect(changed).toEqual([{ id: 1, shelfOrder: 1 }, other, { id: 2, shelfOrder: 0 }]);
  expect(changed[1]).toBe(other);
});
