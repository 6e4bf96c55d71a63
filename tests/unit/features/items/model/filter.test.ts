import { describe, expect, it } from "vitest";
import {
  filterGroups,
  isFiltering,
  NO_FILTER,
  readFilter,
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

const found = (text: string, stock: ("low" | "out")[] = []) =>
  filterGroups(groups, { text, stock }).map(({ items }) => items.map(({ id }) => id));

describe("what a search finds", () => {
  it.each([
    ["without case and accents", "CREME", [[1]]],
    ["by the supermarket name", "koelln", []],
    ["by the supermarket name, without its umlaut", "kolln", [[2]]],
    ["by several words in any order", "kölln flakes", [[2]]],
    ["by part of a word, across spaces typed twice", " oat   fl ", [[2]]],
    ["in every location", "i", [[1], [3]]],
    ["nothing that does not hold every word", "rice oat", []],
    ["signs as they are", ".*", []],
  ])("%s", (_, text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it("narrows by stock, by either or both", () => {
    expect(found("", ["low"])).toEqual([[2]]);
    expect(found("", ["out"])).toEqual([[3]]);
    expect(found("", ["low", "out"])).toEqual([[2], [3]]);
    expect(found("rice", ["low"])).toEqual([]);
  });

  it("is everything without a filter, empty locations too", () => {
    expect(filterGroups(groups, NO_FILTER)).toEqual(groups);
    expect(filterGroups(groups, { text: "  ", stock: [] })).toEqual(groups);
  });
});

describe("the filter of an address", () => {
  const read = (query: string) => readFilter(new URLSearchParams(query));

  it("is read from it, once each and in one order", () => {
    expect(read("q=oat&stock=out&stock=low&stock=out")).toEqual({
      text: "oat",
      stock: ["low", "out"],
    });
  });

  it("leaves out what means nothing", () => {
    expect(read("stock=plenty&locationId=3")).toEqual(NO_FILTER);
    expect(isFiltering(read("q=%20"))).toBe(false);
  });
});
