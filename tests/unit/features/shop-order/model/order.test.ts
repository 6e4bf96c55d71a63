import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Move,
  neededMoves,
  orderOfShop,
  type OrderSource,
  withMove,
} from "@/lib/features/shop-order/model/order";
import { tickAt } from "./ticks";

const item = (id: number, locationId = 1) => ({ id, locationId });
const trip = (...ids: number[]) => ids.map((id, index) => tickAt(index, id));
const order = (source: Partial<OrderSource>) =>
  orderOfShop({ items: [], ticks: [], moves: [], ...source }).itemIds;

it("without trips the order of the shop is the order of the items", () => {
  expect(order({ items: [item(3), item(1), item(2)] })).toEqual([3, 1, 2]);
});

it("the ticks of a trip give the order of the shop", () => {
  const items = [item(1), item(2), item(3), item(4)];
  expect(order({ items, ticks: trip(3, 1, 4, 2) })).toEqual([3, 1, 4, 2]);
});

it("the order of the shop names the number of trips from which it was learned", () => {
  const ticks = [...trip(1, 2, 3, 4), tickAt(500, 5), tickAt(501, 6)];
  expect(orderOfShop({ items: [], ticks, moves: [] }).trips).toBe(1);
});

it("an item that was never ticked is placed at the mean of its location", () => {
  const items = [item(1, 1), item(2, 1), item(3, 2), item(4, 2), item(5, 2), item(6, 3)];
  const ticks = trip(3, 4, 1, 2);
  expect(order({ items, ticks })).toEqual([3, 5, 4, 1, 2, 6]);
});

it("a moved item is beside the item where it was dropped, whatever the trips say", () => {
  const items = [item(1), item(2), item(3), item(4)];
  const moves: Move[] = [{ itemId: 4, besideId: 1, isAfter: true }];
  expect(order({ items, ticks: trip(1, 2, 3, 4), moves })).toEqual([1, 4, 2, 3]);
  expect(order({ items, ticks: trip(2, 3, 1, 4), moves })).toEqual([2, 3, 1, 4]);
  expect(order({ items, ticks: trip(4, 3, 2, 1), moves })).toEqual([3, 2, 1, 4]);
});

it("later moves are applied to the result of earlier ones", () => {
  const items = [item(1), item(2), item(3)];
  const moves: Move[] = [
    { itemId: 3, besideId: 1, isAfter: false },
    { itemId: 1, besideId: 3, isAfter: false },
  ];
  expect(order({ items, moves })).toEqual([1, 3, 2]);
});

it("withMove changes nothing if the moved item, or the item beside which it is moved, does not exist", () => {
  expect(withMove([1, 2, 3], { itemId: 1, besideId: 9, isAfter: true })).toEqual([1, 2, 3]);
  expect(withMove([1, 2, 3], { itemId: 9, besideId: 1, isAfter: true })).toEqual([1, 2, 3]);
});

it("an item that was moved beside a second item stays at its position when the second item is moved again", () => {
  const moves: Move[] = [
    { itemId: 1, besideId: 4, isAfter: true },
    { itemId: 2, besideId: 1, isAfter: true },
    { itemId: 1, besideId: 3, isAfter: false },
  ];
  const items = [item(1), item(2), item(3), item(4)];
  expect(order({ items, moves: neededMoves(moves) })).toEqual([1, 3, 4, 2]);
});

it("neededMoves omits an earlier move of an item if no other item was moved beside it since that move", () => {
  const moves: Move[] = [
    { itemId: 1, besideId: 4, isAfter: true },
    { itemId: 2, besideId: 3, isAfter: true },
    { itemId: 1, besideId: 3, isAfter: false },
  ];
  expect(neededMoves(moves)).toEqual(moves.slice(1));
});

it("neededMoves returns at most 1,000 moves, the latest ones", () => {
  const moves = Array.from({ length: 1_200 }, (_, index): Move => {
    const [itemId, besideId] = index % 2 === 0 ? [1, 2] : [2, 1];
    return { itemId, besideId, isAfter: true };
  });
  expect(neededMoves(moves)).toEqual(moves.slice(200));
});

const ids = fc.integer({ min: 1, max: 12 });
const source = fc.record<OrderSource>({
  items: fc.uniqueArray(fc.record({ id: ids, locationId: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ id }) => id,
  }),
  ticks: fc
    .array(fc.tuple(ids, fc.integer({ min: 0, max: 500 })), { maxLength: 60 })
    .map((all) =>
      all.map(([id, minute], index) => tickAt(minute, id, { id: index, thing: `${index}` })),
    ),
  moves: fc.array(
    fc
      .record({ itemId: ids, besideId: ids, isAfter: fc.boolean() })
      .filter(({ itemId, besideId }) => itemId !== besideId),
  ),
});

it("the order of any shop contains each item exactly once", () => {
  fc.assert(
    fc.property(source, (any) => {
      const sorted = orderOfShop(any).itemIds.toSorted((one, other) => one - other);
      expect(sorted).toEqual(any.items.map(({ id }) => id).toSorted((one, other) => one - other));
    }),
  );
});

it("the last move of any shop is visible in its order", () => {
  fc.assert(
    fc.property(source, (any) => {
      const last = any.moves.at(-1);
      const result = orderOfShop(any).itemIds;
      fc.pre(last !== undefined);
      fc.pre(result.includes(last.itemId) && result.includes(last.besideId));
      const distance = result.indexOf(last.itemId) - result.indexOf(last.besideId);
      expect(distance).toBe(last.isAfter ? 1 : -1);
    }),
  );
});

it("in any shop, the order by neededMoves equals the order before the last move with that move applied to it", () => {
  fc.assert(
    fc.property(source, (any) => {
      const has = (id: number) => any.items.some((one) => one.id === id);
      const moves = any.moves.filter(({ itemId, besideId }) => has(itemId) && has(besideId));
      const last = moves.at(-1);
      fc.pre(last !== undefined);
      const before = orderOfShop({ ...any, moves: moves.slice(0, -1) }).itemIds;
      const after = orderOfShop({ ...any, moves: neededMoves(moves) }).itemIds;
      expect(after).toEqual(withMove(before, last));
    }),
    { numRuns: 500 },
  );
});

it("the order of any shop stays the same when the journal contains each tick twice", () => {
  fc.assert(
    fc.property(source, (any) => {
      const replayed = { ...any, ticks: [...any.ticks, ...any.ticks] };
      expect(orderOfShop(replayed)).toEqual(orderOfShop(any));
    }),
  );
});
