import { describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import {
  CHECKING_ORDER,
  itemsInOrder,
  readSort,
  sortItems,
  toggleSort,
  writeSort,
} from "@/lib/features/items/model/sort";
import { itemAnswer } from "@/tests/support/answers";

const item = (id: number, changes: Partial<Item>) =>
  itemAnswer(id, { lastCountedAt: "2026-01-02T00:00:00.000Z", ...changes });
const tea = item(1, { name: "tea 10", currentStock: 1, desiredStock: 4, unit: "pack" });
const oil = item(2, { name: "Öl", currentStock: 1, desiredStock: 2, unit: "bottle" });
const old = item(3, {
  name: "Tea 9",
  currentStock: 0,
  partialAmount: 0.333,
  desiredStock: 3,
  unit: "box",
  lastCountedAt: "2026-01-01T00:00:00.000Z",
});
const unknown = itemAnswer(4, {
  name: "Apples",
  lastCountedAt: null,
  desiredStock: 1,
  unit: "bag",
});
const all = [tea, oil, old, unknown];

describe("sortItems", () => {
  it.each([
    ["location", [1, 2, 3, 4]],
    ["name", [4, 2, 3, 1]],
    ["stock", [3, 1, 2, 4]],
    ["target", [4, 2, 3, 1]],
    ["unit", [4, 2, 3, 1]],
    ["counted", [4, 3, 1, 2]],
  ] as const)("items are sorted by %s in the order %j", (column, ids) => {
    const sorted = sortItems(all, { column, isDescending: false });
    expect(sorted.map(({ id }) => id)).toEqual(ids);
  });

  it("in the order by stock, items with the desired stock 0 come after all other items", () => {
    const unwanted = item(5, { currentStock: 0, desiredStock: 0 });
    const sorted = sortItems([unwanted, tea, oil], { column: "stock", isDescending: false });
    expect(sorted.map(({ id }) => id)).toEqual([1, 2, 5]);
  });

  it("in the order by trend, items are sorted by their use per week, those with unknown use last", () => {
    const weeklyUse = new Map([
      [1, 2],
      [3, 0.5],
      [4, 1],
    ]);
    const sorted = sortItems(all, { column: "trend", isDescending: false }, weeklyUse);
    expect(sorted.map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });

  it("a descending order keeps items of the same rank in their given order", () => {
    const sorted = sortItems(all, { column: "counted", isDescending: true });
    expect(sorted.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});

describe("itemsInOrder", () => {
  const groups = [{ items: [oil, old] }, { items: [tea] }];

  it.each([
    ["location", false, [2, 3, 1]],
    ["location", true, [1, 2, 3]],
    ["name", false, [2, 3, 1]],
    ["name", true, [1, 3, 2]],
  ] as const)("the items by %s (descending: %s) have the order %j", (column, isDescending, ids) => {
    const inOrder = itemsInOrder(groups, { column, isDescending });
    expect(inOrder.map(({ id }) => id)).toEqual(ids);
  });
});

describe("the order of items in the URL", () => {
  it.each(["name", "-name", "-location"])(
    "the order %s of the URL is read and written unchanged",
    (text) => {
      expect(writeSort(readSort(text))).toBe(text);
    },
  );

  it.each([null, "", "-", "price", "location"])(
    "the order %j of the URL is read as the checking order, which the URL omits",
    (text) => {
      expect(readSort(text)).toEqual(CHECKING_ORDER);
      expect(writeSort(readSort(text))).toBeUndefined();
    },
  );

  it("choosing a column sorts ascending, and choosing the same column again sorts descending", () => {
    const first = toggleSort(CHECKING_ORDER, "name");
    expect(first).toEqual({ column: "name", isDescending: false });
    expect(toggleSort(first, "name")).toEqual({ column: "name", isDescending: true });
  });
});
