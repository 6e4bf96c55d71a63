import { describe, expect, it, test } from "vitest";
import {
  assumedItems,
  countInParts,
  describeCount,
  describeStock,
  isAssumed,
  isSameAmount,
  missingCount,
  replaceCount,
  replaceStock,
} from "@/lib/features/checks/model/rules";
import { MOMENT } from "@/tests/support/answers";

describe("counts and stocks in words", () => {
  it.each([
    [0, 0, "box", "0 boxes"],
    [1, 0, "box", "1 box"],
    [2, 0, "box", "2 boxes"],
    [1, 0.5, "can", "1 + ½ cans"],
    [2, 0.333, "bottle", "2 + ⅓ bottles"],
    [0, 0.333, "bottle", "0 + ⅓ bottles"],
    [0, 0.667, "box", "0 + ⅔ boxes"],
  ] as const)(
    "countInParts formats a count of %d and %d %s as %s",
    (newStock, partialAmount, unit, words) => {
      expect(countInParts({ newStock, partialAmount }, unit)).toBe(words);
    },
  );

  it("describeCount joins whole and partial amount into one number with the unit", () => {
    expect(describeCount({ newStock: 2, partialAmount: 0.333 }, "bottle")).toBe("2⅓ bottles");
    expect(describeCount({ newStock: 1, partialAmount: 0 }, "box")).toBe("1 box");
  });

  it("describeStock joins whole and partial amount into one number with the unit", () => {
    expect(describeStock({ currentStock: 2, partialAmount: 0.333 }, "bottle")).toBe("2⅓ bottles");
    expect(describeStock({ currentStock: 0, partialAmount: 0.5 }, "box")).toBe("½ box");
  });
});

describe("replaceCount", () => {
  const counts = [
    { itemId: 1, newStock: 1 },
    { itemId: 3, newStock: 3 },
  ];

  it("replaceCount inserts a new count sorted by item and replaces an existing one", () => {
    const added = replaceCount(counts, { itemId: 2, newStock: 9 });
    expect(added.map(({ itemId }) => itemId)).toEqual([1, 2, 3]);
    expect(replaceCount(counts, { itemId: 3, newStock: 7 })).toEqual([
      { itemId: 1, newStock: 1 },
      { itemId: 3, newStock: 7 },
    ]);
  });
});

test("replaceStock changes the stock of one item and the time of its last count", () => {
  const items = [
    { id: 1, currentStock: 1, partialAmount: 0, lastCountedAt: null },
    { id: 2, currentStock: 4, partialAmount: 0.5, lastCountedAt: null },
  ];
  const count = { itemId: 1, newStock: 3, partialAmount: 0.333, countedAt: MOMENT };
  expect(replaceStock(items, count)).toEqual([
    { id: 1, currentStock: 3, partialAmount: 0.333, lastCountedAt: MOMENT },
    items[1],
  ]);
});

test("assumedItems returns the items whose entry is assumed", () => {
  const counted = { itemId: 1, basis: "counted" } as const;
  const assumed = { itemId: 2, basis: "assumed" } as const;
  expect(assumedItems([counted, assumed])).toEqual(new Set([2]));
  expect(isAssumed(undefined)).toBe(false);
});

test("missingCount is the number of items without an entry", () => {
  expect(missingCount([{ id: 1 }, { id: 2 }, { id: 3 }], [{ itemId: 2 }])).toBe(2);
});

test.each([
  [2, 0.5, true],
  [3, 0.5, false],
  [2, 0, false],
])(
  "whether a count of 2 units and the part 0.5 equals a count of %d units and the part %d: %s",
  (...row) => {
    const [newStock, partialAmount, expected] = row;
    const count = { newStock: 2, partialAmount: 0.5 };
    expect(isSameAmount(count, { newStock, partialAmount })).toBe(expected);
  },
);
