import { describe, expect, it } from "vitest";
import {
  filterGroups,
  isFiltering,
  NO_FILTER,
  readFilter,
  readLocationId,
  type StockFilter,
} from "@/lib/features/items/model/filter";
import { itemAnswer, locationAnswer } from "@/tests/support/answers";

const full = { currentStock: 2, desiredStock: 2 };
const milk = itemAnswer(1, { name: "Crème fraîche", supermarketItemName: null, ...full });
const oats = itemAnswer(2, { name: "Oat  flakes", supermarketItemName: "Kölln", currentStock: 1 });
const rice = itemAnswer(3, { name: "Rice", supermarketItemName: "Basmati" });
const kitchen = { location: locationAnswer(1, "Kitchen"), items: [milk, oats] };
const cellar = { location: locationAnswer(2, "Cellar"), items: [rice] };
const empty = { location: locationAnswer(3, "Attic"), items: [] };
const groups = [kitchen, cellar, empty];

const found = (text: string, stock: StockFilter[] = []) =>
  filterGroups(groups, { ...NO_FILTER, text, stock }).map(({ items }) => items.map(({ id }) => id));

describe("filterGroups", () => {
  it.each([
    ["text regardless of case and accents", "CREME", [[1]]],
    ["no supermarket name by a transliterated umlaut", "koelln", []],
    ["a supermarket name without its umlaut", "kolln", [[2]]],
    ["several words in any order", "kölln flakes", [[2]]],
    ["part of a word, regardless of repeated spaces", " oat   fl ", [[2]]],
    ["items in every location", "i", [[1], [3]]],
    ["only items that contain every word", "rice oat", []],
    ["special characters literally", ".*", []],
  ])("the item search matches %s", (_, text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it("the filter by stock returns items that are low, out of stock, or both", () => {
    expect(found("", ["low"])).toEqual([[2]]);
    expect(found("", ["out"])).toEqual([[3]]);
    expect(found("", ["low", "out"])).toEqual([[2], [3]]);
    expect(found("", ["well"])).toEqual([[1]]);
    expect(found("rice", ["low"])).toEqual([]);
  });

  it("an item that was never counted matches only the filter for never counted items, whatever its badge", () => {
    const unknown = { ...kitchen, items: [itemAnswer(4, { lastCountedAt: null }), rice] };
    const filtered = (stock: StockFilter[]) =>
      filterGroups([unknown], { ...NO_FILTER, stock }).flatMap(({ items }) =>
        items.map(({ id }) => id),
      );
    expect(filtered(["uncounted"])).toEqual([4]);
    expect(filtered(["low", "out", "well"])).toEqual([3]);
  });

  it("the filter by unit returns the items with that unit", () => {
    const box = itemAnswer(5, { unit: "box" });
    const filtered = filterGroups([{ ...cellar, items: [rice, box] }], {
      ...NO_FILTER,
      unit: "box",
    });
    expect(filtered).toEqual([{ ...cellar, items: [box] }]);
  });

  it("the filter by an item returns that item alone, and nothing for an unknown one", () => {
    const only = (itemId: number) => filterGroups(groups, { ...NO_FILTER, itemId });
    expect(only(2)).toEqual([{ ...kitchen, items: [oats] }]);
    expect(only(9)).toEqual([]);
  });

  it("without a filter all items and empty locations are returned", () => {
    expect(filterGroups(groups, NO_FILTER)).toEqual(groups);
    expect(filterGroups(groups, { ...NO_FILTER, text: "  " })).toEqual(groups);
  });
});

describe("the filter of items in the URL", () => {
  const read = (query: string) => readFilter(new URLSearchParams(query));

  it("readFilter returns the text and the stock filters of a query string, without duplicates and in a fixed order", () => {
    expect(read("q=oat&stock=out&stock=low&stock=out")).toEqual({
      ...NO_FILTER,
      text: "oat",
      stock: ["low", "out"],
    });
  });

  it("readFilter returns the unit and the order of a query string", () => {
    const sort = { column: "name", isDescending: true };
    expect(read("unit=box&sort=-name")).toEqual({ ...NO_FILTER, unit: "box", sort });
  });

  it("readFilter returns the item of a query string and ignores what is no id", () => {
    expect(read("item=7").itemId).toBe(7);
    expect(read("item=-7").itemId).toBeNull();
  });

  it.each([
    ["locationId=3", 3],
    ["locationId=kitchen", null],
    ["", undefined],
  ])("readLocationId reads the only location of the query string %j as %j", (query, id) => {
    expect(readLocationId(new URLSearchParams(query))).toBe(id);
  });

  it.each([
    ["a text", { text: "oat" }, true],
    ["a stock", { stock: ["low"] as const }, true],
    ["a unit", { unit: "box" as const }, true],
    ["an item", { itemId: 7 }, true],
    ["a blank text", { text: " " }, false],
    ["an order", { sort: { column: "name", isDescending: true } as const }, false],
  ])("a filter with %s and the values %j restricts the items: %s", (_, changes, expected) => {
    expect(isFiltering({ ...NO_FILTER, ...changes })).toBe(expected);
  });

  it("readFilter ignores unknown filters and blank texts", () => {
    expect(read("stock=plenty&unit=spoon&sort=price&locationId=3")).toEqual(NO_FILTER);
    expect(isFiltering(read("q=%20"))).toBe(false);
  });
});
