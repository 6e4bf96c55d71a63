import { describe, expect, test } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import {
  alreadyOnList,
  raisedQuantity,
  suggestItems,
  thingNamed,
} from "@/lib/features/shopping-additions/model/suggest-items";

const COUNTED = "2026-11-01T10:00:00.000Z";

function item(id: number, name: string, more: Partial<Item> = {}): Item {
  return {
    id,
    name,
    householdId: 1,
    locationId: 1,
    photo: null,
    pictogram: null,
    desiredStock: 1,
    currentStock: 1,
    partialAmount: 0,
    lastCountedAt: COUNTED,
    unit: "piece",
    packSize: 1,
    reorderPoint: null,
    bestBefore: null,
    shelfOrder: id,
    supermarketItemName: null,
    isDeleted: false,
    createdAt: COUNTED,
    updatedAt: COUNTED,
    ...more,
  };
}

const line = { id: 9, itemId: 1, quantity: 3, packSize: 6, purchased: false };
const addition = {
  id: 5,
  itemId: null,
  name: "Candles",
  quantity: 2,
  purchased: false,
  addedBy: "anna",
  createdAt: COUNTED,
  lineId: null,
};
const NOTHING = { lines: [], additions: [] };

describe("alreadyOnList", () => {
  test("alreadyOnList returns the open line of an item, also if an open addition has its name", () => {
    expect(
      alreadyOnList({ itemId: 1, name: "Candles" }, { lines: [line], additions: [addition] }),
    ).toEqual({ lineId: 9, quantity: 3, packSize: 6 });
  });

  test("alreadyOnList returns the open addition with the same name for a text that is no item", () => {
    expect(
      alreadyOnList({ itemId: null, name: "candles" }, { lines: [line], additions: [addition] }),
    ).toEqual({ lineId: null, quantity: 2, packSize: 1 });
  });

  test("a ticked line and a ticked addition are not on the list", () => {
    const ticked = {
      lines: [{ ...line, purchased: true }],
      additions: [{ ...addition, purchased: true }],
    };
    expect(alreadyOnList({ itemId: 1, name: "Candles" }, ticked)).toBeNull();
  });
});

describe("raisedQuantity", () => {
  test.each([
    ["a line keeps a larger number of units", 9, 3, 10, 12, 1, 3],
    ["a line gets the packs that have more units", 9, 1, 10, 12, 1, 2],
    ["a line in units gets the units of the packs", 9, 3, 1, 2, 10, 20],
    ["an addition in units gets the larger packs", null, 15, 1, 1, 10, 2],
    ["many large packs are not limited to the largest stock", null, 5_000, 10, 1, 10, 5_000],
  ])(
    "raisedQuantity returns the quantity after an addition: %s",
    (_, lineId, quantity, packSize, added, addedPackSize, raised) => {
      const already = { lineId, quantity, packSize };
      expect(raisedQuantity(already, { quantity: added, packSize: addedPackSize })).toBe(raised);
    },
  );
});

describe("thingNamed", () => {
  const items = [
    item(1, "Oat milk", { supermarketItemName: "Barista Oat", packSize: 6, unit: "carton" }),
    item(2, "Rice"),
    item(3, "Rice"),
  ];

  test.each([
    ["oat MILK", { itemId: 1, name: "Barista Oat", packSize: 6, quantity: 12 }],
    ["barista oat", { itemId: 1, name: "Barista Oat", packSize: 6, quantity: 12 }],
    ["packs of oat milk", { itemId: 1, name: "Barista Oat", packSize: 6, quantity: 12 }],
    ["cartons of oat milk", { itemId: 1, name: "Barista Oat", packSize: 6, quantity: 2 }],
    ["packs of rice", { itemId: null, name: "packs of rice", quantity: 12 }],
    ["Rice", { itemId: null, name: "Rice", quantity: 12 }],
    ["Candles", { itemId: null, name: "Candles", quantity: 12 }],
  ])("thingNamed reads 12 of the typed name %j as %j", (name, thing) => {
    expect(thingNamed({ name, quantity: 12 }, items)).toEqual(thing);
  });
});

describe("suggestItems", () => {
  const names = (...given: Parameters<typeof suggestItems>) =>
    suggestItems(...given).map(({ name }) => name);

  test("items are found by name and supermarket name, without accents, those first that begin with the text", () => {
    const items = [
      item(1, "Brown rice"),
      item(2, "Crème"),
      item(3, "Rice"),
      item(4, "Basmati", { supermarketItemName: "Rice 1 kg" }),
      item(5, "Salt"),
    ];
    expect(names(items, "rice", NOTHING)).toEqual(["Rice", "Basmati", "Brown rice"]);
    expect(names(items, "creme", NOTHING)).toEqual(["Crème"]);
    expect(names(items, "packs of ri", NOTHING)).toEqual(["Rice", "Basmati", "Brown rice"]);
  });

  test("at most five items are suggested", () => {
    const items = Array.from({ length: 9 }, (_, index) => item(index, `Rice ${index}`));
    expect(names(items, "rice", NOTHING)).toHaveLength(5);
  });

  test("without a text the low items that are not on the list are suggested", () => {
    const items = [
      item(1, "On the list", { currentStock: 0 }),
      item(2, "Low", { currentStock: 0 }),
      item(3, "There"),
      item(4, "Never counted", { currentStock: 0, lastCountedAt: null }),
    ];
    expect(names(items, "", { lines: [line], additions: [] })).toEqual(["Low"]);
  });

  test("without a text a ticked line and an added text with the name of an item are not suggested", () => {
    const items = [
      item(1, "Bought", { currentStock: 0 }),
      item(2, "Candles", { currentStock: 0 }),
      item(3, "Low", { currentStock: 0 }),
    ];
    const bought = { ...line, purchased: true };
    expect(names(items, "", { lines: [bought], additions: [addition] })).toEqual(["Low"]);
  });
});
