import { expect, it } from "vitest";
import { newTemporaryId } from "@/lib/core/temporary-id";
import { countWithoutItem, leftToPutAway } from "@/lib/features/purchases/model/left";
import { lineAnswer, listAnswer, MOMENT } from "@/tests/support/answers";

const addition = (id: number, itemId: number | null, purchased = true) => ({
  id,
  itemId,
  name: "Rice",
  quantity: 2,
  purchased,
  addedBy: "ben",
  createdAt: MOMENT,
  lineId: null,
});
const putAway = (lineId: number | null, additionId: number | null) => ({
  lineId,
  additionId,
  itemId: 1,
  quantity: 1,
  at: MOMENT,
  by: "ben",
});
const list = listAnswer({
  items: [lineAnswer(1, { purchased: true }), lineAnswer(2, { purchased: true }), lineAnswer(3)],
});

it("leftToPutAway returns the ticked lines and ticked additions of items that are not put away", () => {
  const additions = [addition(1, 11), addition(2, 12), addition(3, 13, false), addition(4, null)];
  const purchases = { listId: list.id, putAway: [putAway(1, null), putAway(null, 2)] };
  const left = leftToPutAway({ list, additions }, purchases);
  expect(left.map(({ lineId, additionId }) => [lineId, additionId])).toEqual([
    [2, null],
    [null, 1],
  ]);
});

it("leftToPutAway returns whole units, also of lines and additions in packs", () => {
  const bought = lineAnswer(7, { purchased: true, quantity: 3, packSize: 6 });
  const left = leftToPutAway(
    { list: { id: 3, items: [bought] }, additions: [{ ...addition(1, 11), packSize: 10 }] },
    { listId: 3, putAway: [] },
  );
  expect(left).toEqual([
    {
      lineId: 7,
      additionId: null,
      itemId: 7,
      quantity: 18,
      name: bought.item.name,
      item: bought.item,
    },
    { lineId: null, additionId: 1, itemId: 11, quantity: 20, name: "Rice", item: null },
  ]);
});

it("leftToPutAway does not return an addition that the server has not accepted yet", () => {
  const additions = [addition(newTemporaryId(), 11)];
  expect(leftToPutAway({ list: null, additions }, { listId: null, putAway: [] })).toEqual([]);
});

it("leftToPutAway returns the additions of a household without lists, and nothing for an earlier list", () => {
  const additions = [addition(1, 11)];
  expect(leftToPutAway({ list: null, additions }, { listId: null, putAway: [] })).toHaveLength(1);
  expect(leftToPutAway({ list, additions }, { listId: 99, putAway: [] })).toEqual([]);
  expect(leftToPutAway({ list: null, additions }, { listId: 99, putAway: [] })).toEqual([]);
});

it("countWithoutItem returns the number of ticked additions that are texts without an item", () => {
  expect(countWithoutItem([addition(1, null), addition(2, null, false), addition(3, 11)])).toBe(1);
});
