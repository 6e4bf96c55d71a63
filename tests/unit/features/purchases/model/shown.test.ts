import { describe, expect, it } from "vitest";
import type { Purchases } from "@/lib/features/purchases/model/dto";
import {
  boughtInStock,
  byItem,
  describeThings,
  groupsOfPutAway,
  movesBetween,
  withMoved,
  withMoves,
} from "@/lib/features/purchases/model/shown";

const AT = "2026-01-02T10:00:00.000Z";
const LATER = "2026-01-02T11:00:00.000Z";
const line = (lineId: number, quantity = 2, at = AT, by = "anna") => ({
  lineId,
  itemId: lineId + 10,
  quantity,
  at,
  by,
});
const purchases = (...putAway: Purchases["putAway"]): Purchases => ({ listId: 3, putAway });

describe("what is put away with a pending write", () => {
  it("withMoved adds the new lines with the person and the time, and keeps lines that were already put away", () => {
    const shown = withMoved(
      { purchases: purchases(line(1, 5)), username: "ben" },
      { at: LATER, lines: [line(1), line(2)] },
    );
    expect(shown.purchases.putAway).toEqual([line(1, 5), line(2, 2, LATER, "ben")]);
  });

  it("movesBetween returns a positive quantity for each added line and a negative quantity for each removed line", () => {
    expect(movesBetween(purchases(line(1), line(2)), purchases(line(2), line(3)))).toMatchObject([
      { itemId: 13, quantity: 2, at: AT },
      { itemId: 11, quantity: -2, at: AT },
    ]);
  });

  it("withMoves adds the quantities that were put away to the stock of each item, from 0 to 9,999", () => {
    const items = [1, 2, 3].map((id) => ({ id, currentStock: 5, lastCountedAt: null }));
    const moves = [
      { itemId: 1, quantity: 2, at: AT },
      { itemId: 1, quantity: 1, at: AT },
      { itemId: 2, quantity: -9, at: AT },
      { itemId: 3, quantity: 9_999, at: AT },
    ];
    expect(withMoves(items, moves).map(({ currentStock }) => currentStock)).toEqual([8, 0, 9_999]);
  });

  it("withMoves returns the same array if there are no moves, and the same object for an item without moves", () => {
    const items = [1, 2].map((id) => ({ id, currentStock: 5, lastCountedAt: null }));
    expect(withMoves(items, [])).toBe(items);
    const [moved, other] = withMoves(items, [{ itemId: 1, quantity: 2, at: AT }]);
    expect([moved?.currentStock, other]).toEqual([7, items[1]]);
    expect(other).toBe(items[1]);
  });

  it.each([
    [2, AT, 5],
    [-2, AT, 5],
    [2, LATER, 7],
    [2, "2026-01-02T12:00:00.000Z", 7],
  ])(
    "withMoves adds %i units put away at %s to a stock of 5 that was counted at 11:00 and returns %i",
    (quantity, at, after) => {
      const item = { id: 1, currentStock: 5, lastCountedAt: LATER };
      expect(withMoves([item], [{ itemId: 1, quantity, at }])[0]?.currentStock).toBe(after);
    },
  );
});

it("lines that one person put away at the same time are one group, and the latest group is the first", () => {
  const groups = groupsOfPutAway([line(1), line(2), line(3, 2, LATER), line(4, 2, AT, "ben")]);
  expect(groups.map(({ by, lines }) => [by, lines.map(({ lineId }) => lineId)])).toEqual([
    ["anna", [3]],
    ["anna", [1, 2]],
    ["ben", [4]],
  ]);
});

it.each([
  [1, "1 thing"],
  [14, "14 things"],
])("%i lines are described as %j", (count, text) => {
  expect(describeThings(count)).toBe(text);
});

it("byItem groups the lines that were put away, by the id of the item", () => {
  const [one, two, other] = [line(1), { ...line(2), itemId: 11 }, line(3)];
  expect([...byItem([one, other, two])]).toEqual([
    [11, [one, two]],
    [13, [other]],
  ]);
});

describe("what was put away and is part of the stock", () => {
  it("boughtInStock returns 0 for an item without purchases", () => {
    expect(boughtInStock({ currentStock: 2, lastCountedAt: null })).toBe(0);
  });

  it.each([
    [{ currentStock: 2, lastCountedAt: null }, 2],
    [{ currentStock: 2, lastCountedAt: "2026-01-02T09:00:00.000Z" }, 2],
    [{ currentStock: 2, lastCountedAt: AT }, 0],
    [{ currentStock: 2, lastCountedAt: LATER }, 0],
    [{ currentStock: 1, lastCountedAt: null }, 0],
  ])(
    "boughtInStock for 2 units put away at 10:00 and an item with %j returns %i",
    (item, expected) => {
      expect(boughtInStock(item, [line(1)])).toBe(expected);
    },
  );

  it("boughtInStock returns the sum of the units of an item that were put away after its last count", () => {
    const item = { currentStock: 5, lastCountedAt: "2026-01-02T10:30:00.000Z" };
    expect(boughtInStock(item, [line(1), line(2, 1, LATER), line(3, 3, LATER)])).toBe(4);
  });
});
