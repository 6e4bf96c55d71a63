import { describe, expect, it } from "vitest";
import {
  describeCount,
  describeStock,
  replaceCount,
  replaceStock,
} from "@/lib/features/checks/rules";

describe("what was counted, in words", () => {
  it.each([
    [0, 0, "box", "0 boxes"],
    [1, 0, "box", "1 box"],
    [2, 0, "box", "2 boxes"],
    [1, 0.5, "can", "1 + ½ cans"],
    [2, 0.333, "bottle", "2 + ⅓ bottles"],
    [0, 0.667, "bottle", "⅔ bottle"],
  ] as const)("%d and %d %s: %s", (newStock, partialAmount, unit, words) => {
    expect(describeCount({ newStock, partialAmount }, unit)).toBe(words);
  });

  it("and the stock in one number", () => {
    expect(describeStock({ currentStock: 2, partialAmount: 0.333 }, "bottle")).toBe("2⅓ bottles");
    expect(describeStock({ currentStock: 0, partialAmount: 0.5 }, "box")).toBe("½ box");
  });
});

describe("a count among the others", () => {
  const counts = [
    { itemId: 1, newStock: 1 },
    { itemId: 3, newStock: 3 },
  ];

  it("is added, replaced, and taken away again", () => {
    const added = replaceCount(counts, 2, { itemId: 2, newStock: 9 });
    expect(added.map(({ itemId }) => itemId)).toEqual([1, 2, 3]);
    expect(replaceCount(added, 2, undefined)).toEqual(counts);
    expect(replaceCount(counts, 3, { itemId: 3, newStock: 7 })[1]).toEqual({
      itemId: 3,
      newStock: 7,
    });
  });
});

describe("an item's stock", () => {
  const items = [
    { id: 1, currentStock: 1, partialAmount: 0 },
    { id: 2, currentStock: 4, partialAmount: 0.5 },
  ];
  const counted = { currentStock: 4, partialAmount: 0.5 };
  const before = { currentStock: 2, partialAmount: 0 };

  it("is changed of that item alone", () => {
    expect(replaceStock(items, 1, counted)).toEqual([{ id: 1, ...counted }, items[1]]);
  });

  it("is changed back only while it is still what was counted", () => {
    expect(replaceStock(items, 2, before, counted)).toEqual([items[0], { id: 2, ...before }]);
    expect(replaceStock(items, 1, before, counted)).toEqual(items);
  });
});
