import { describe, expect, test } from "vitest";
import { itemsRunningOut, notOnList, reasonOf } from "@/lib/features/forecast/model/running-out";
import { itemAnswer, lineAnswer, MOMENT, soonAnswer } from "@/tests/support/answers";

const rice = itemAnswer(1, { name: "Rice", currentStock: 2, desiredStock: 4 });
const milk = itemAnswer(2, { name: "Milk", currentStock: 1, desiredStock: 4 });
const addition = {
  id: 9,
  itemId: 1,
  name: "Rice",
  quantity: 1,
  packSize: 1,
  purchased: false,
  addedBy: "ben",
  createdAt: MOMENT,
  lineId: null,
};
const idsOf = (running: { item: { id: number } }[]) => running.map(({ item }) => item.id);

describe("itemsRunningOut", () => {
  const idsFor = (changes: Parameters<typeof soonAnswer>[1], item = rice) =>
    idsOf(itemsRunningOut({ items: [soonAnswer(1, changes)] }, [item]));

  test("itemsRunningOut begins with the item that has the highest chance", () => {
    const items = [soonAnswer(1, { chance: 0.3 }), soonAnswer(2, { chance: 0.9 })];
    expect(idsOf(itemsRunningOut({ items }, [rice, milk]))).toEqual([2, 1]);
  });

  test("itemsRunningOut leaves out an item that lasts for weeks", () => {
    expect(idsFor({ word: "weeks" })).toEqual([]);
  });

  test("itemsRunningOut leaves out an item without enough history, whatever its chance", () => {
    expect(idsFor({ word: null, chance: 0.9 })).toEqual([]);
  });

  test("itemsRunningOut leaves out an item that is out of stock", () => {
    expect(idsFor({}, { ...rice, currentStock: 0 })).toEqual([]);
  });

  test("itemsRunningOut keeps an item of which a part of a unit is left", () => {
    expect(idsFor({}, { ...rice, currentStock: 0, partialAmount: 0.333 })).toEqual([1]);
  });

  test("itemsRunningOut leaves out the forecast of a deleted item", () => {
    expect(idsFor({}, milk)).toEqual([]);
  });
});

describe("notOnList", () => {
  const running = [{ item: rice, usePerDay: 1 }];
  const nothing = { listId: 3, putAway: [] };
  const listOf = (purchased: boolean) => ({
    id: 3,
    items: [lineAnswer(5, { itemId: 1, item: rice, purchased })],
  });
  const empty = { id: 3, items: [] };

  test("notOnList keeps an item of a household without a list", () => {
    const purchases = { ...nothing, listId: null };
    expect(idsOf(notOnList(running, { list: null, additions: [] }, purchases))).toEqual([1]);
  });

  test("notOnList keeps an item that is on no list", () => {
    expect(idsOf(notOnList(running, { list: empty, additions: [] }, nothing))).toEqual([1]);
  });

  test("notOnList leaves out an item with an open line", () => {
    expect(notOnList(running, { list: listOf(false), additions: [] }, nothing)).toEqual([]);
  });

  test("notOnList leaves out an item with an open addition", () => {
    expect(notOnList(running, { list: empty, additions: [addition] }, nothing)).toEqual([]);
  });

  test("notOnList leaves out an item that was bought and not put away", () => {
    expect(notOnList(running, { list: listOf(true), additions: [] }, nothing)).toEqual([]);
  });

  test("notOnList keeps an item whose purchase was put away", () => {
    const line = { lineId: 5, additionId: null, itemId: 1, quantity: 1, at: MOMENT, by: "ben" };
    const purchases = { listId: 3, putAway: [line] };
    expect(idsOf(notOnList(running, { list: listOf(true), additions: [] }, purchases))).toEqual([
      1,
    ]);
  });
});

describe("reasonOf", () => {
  test.each([
    [2, 1 / 7, "2 bottles left, about\u00a01\u00a0a\u00a0week"],
    [6, 1.5 / 7, "6 bottles left, about\u00a01½\u00a0a\u00a0week"],
    [2, 9.4 / 7, "2 bottles left, about\u00a09\u00a0a\u00a0week"],
    [2, 1 / 30, "2 bottles left, about\u00a01\u00a0a\u00a0month"],
    [2, 0.001, "2 bottles left, rarely\u00a0used"],
  ])("a stock of %d with a use of %d a day has the reason: %s", (currentStock, usePerDay, text) => {
    expect(reasonOf({ item: { ...rice, currentStock }, usePerDay })).toBe(text);
  });
});
