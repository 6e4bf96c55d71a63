import { describe, expect, it } from "vitest";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { withRemoval } from "@/lib/features/shopping-lists/model/line-removal";
import {
  asCleared,
  describeFirst,
  isAllBought,
  isEarlierList,
  lineLabel,
  packReason,
  purchasedProgress,
  shoppingListView,
} from "@/lib/features/shopping-lists/model/rules";
import { lineAnswer, listAnswer, MOMENT } from "@/tests/support/answers";

const line = lineAnswer(1);
const view = (status: ShoppingList["status"], items: Line[]) =>
  shoppingListView({ isPending: false, list: listAnswer({ status, items }) }).kind;

describe("the state of the shopping list screen", () => {
  it("the shopping list screen is loading, unreachable or empty while there is no list", () => {
    expect(shoppingListView({ isPending: true, list: undefined }).kind).toBe("loading");
    expect(shoppingListView({ isPending: false, list: undefined }).kind).toBe("unreachable");
    expect(shoppingListView({ isPending: false, list: null }).kind).toBe("empty");
  });

  it("a ready list is shown with its lines, or as all stocked without lines", () => {
    expect(view("ready", [line])).toBe("ready");
    expect(view("ready", [])).toBe("allStocked");
  });

  it.each(["generating", "error"] as const)(
    "the shopping list screen shows the state %s for a list with lines and for a list without lines",
    (status) => {
      expect(view(status, [line])).toBe(status);
      expect(view(status, [])).toBe(status);
    },
  );
});

describe("a list line", () => {
  it("the label of a list line contains the supermarket name, or the item's name without one", () => {
    const { item } = line;
    expect(lineLabel({ quantity: 3, item: { ...item, supermarketItemName: "Oatly 1 l" } })).toBe(
      "3x Oatly 1 l",
    );
    expect(lineLabel({ quantity: 1, item: { ...item, supermarketItemName: null } })).toBe(
      `1x ${item.name}`,
    );
  });

  it.each([
    [{ packSize: 10, missing: 7 }, "7 missing, pack of 10"],
    [{ packSize: 10, missing: null }, "pack of 10"],
    [{ packSize: 1, missing: 7 }, null],
  ])("the packReason of a line with %j is %j", (packs, reason) => {
    expect(packReason({ ...line, ...packs })).toBe(reason);
  });

  it("withRemoval removes a line, and puts it back in the order of the ids", () => {
    const list = listAnswer({ items: [line, lineAnswer(2)] });
    const removed = withRemoval(list, line, true);
    expect(removed).toEqual({ ...list, items: [lineAnswer(2)], removedCount: 1 });
    expect(withRemoval(removed, line, false)).toEqual(list);
  });

  it("withRemoval does not change a list on which the line is in the wanted state", () => {
    const list = listAnswer({ items: [line] });
    expect(withRemoval(list, line, false)).toBe(list);
    expect(withRemoval(list, lineAnswer(9), true)).toBe(list);
  });
});

describe("a whole list", () => {
  it("asCleared removes the lines and names who cleared the list and when", () => {
    const list = listAnswer({ items: [line] });
    expect(asCleared(list, "anna", new Date(MOMENT))).toEqual({
      ...list,
      items: [],
      clearedAt: MOMENT,
      clearedBy: "anna",
    });
  });

  it.each([
    ["every line is purchased", [true, true], true],
    ["one line is not purchased", [true, false], false],
    ["it has no lines", [], false],
  ])("isAllBought returns whether a list is bought when %s", (_, ticks, expected) => {
    expect(isAllBought(ticks.map((purchased) => ({ purchased })))).toBe(expected);
  });

  it.each([
    ["a newer list", { id: 3 }, true],
    ["the same list", { id: 2 }, false],
    ["no list", null, false],
    ["a list that is not loaded", undefined, false],
  ])("isEarlierList compares a list with the latest, which is %s", (_, latest, expected) => {
    expect(isEarlierList({ id: 2 }, latest)).toBe(expected);
  });
});

describe("describeFirst", () => {
  it.each([
    [[], 0, ""],
    [["Oats"], 1, "Oats"],
    [["Oats", "Butter", "Milk"], 27, "Oats, Butter, Milk and 24 more"],
  ])("the first names %j of %i things are described as %j", (names, all, text) => {
    expect(describeFirst(names, all)).toBe(text);
  });
});

describe("purchasedProgress", () => {
  const lines = (...ticks: boolean[]) => ticks.map((purchased) => ({ purchased }));
  it.each([
    [lines(), "0 of 0 items purchased", 0],
    [lines(false, false), "0 of 2 items purchased", 0],
    [lines(true, false, false, false), "1 of 4 items purchased", 0.25],
    [lines(true, true), "2 of 2 items purchased", 1],
  ])("the progress of the purchased lines %j is: %s", (items, label, fraction) => {
    expect(purchasedProgress(items)).toEqual({ label, fraction });
  });
});
