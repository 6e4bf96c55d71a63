import { expect, test } from "vitest";
import {
  namesMeant,
  packsMeant,
  readAddition,
} from "@/lib/features/shopping-additions/model/read-addition";

test.each([
  ["candles", "candles", 1],
  ["  birthday candles ", "birthday candles", 1],
  ["1 candle", "candle", 1],
  ["2 candles", "candles", 2],
  ["2 × sparklers", "sparklers", 2],
  ["2×sparklers", "sparklers", 2],
  ["2x sparklers", "sparklers", 2],
  ["2 X Sparklers", "Sparklers", 2],
  ["candles 2", "candles", 2],
  ["candles x2", "candles", 2],
  ["candles × 12", "candles", 12],
  ["2 xylophones", "xylophones", 2],
  ["9999 nails", "nails", 9_999],
  ["7up", "7up", 1],
  ["Vitamin B12", "Vitamin B12", 1],
  ["Max2", "Max2", 1],
  ["0 candles", "0 candles", 1],
  ["10000 nails", "10000 nails", 1],
  ["1.5 candles", "1.5 candles", 1],
  ["3 kg potatoes", "3 kg potatoes", 1],
  ["500 g flour", "500 g flour", 1],
  ["500 g flour 2", "500 g flour", 2],
  ["2 x 500 g flour", "500 g flour", 2],
  ["2l milk", "2l milk", 1],
  ["2 l milk", "2 l milk", 1],
  ["3 Litres of milk", "3 Litres of milk", 1],
  ["2 lbs. apples", "2 lbs. apples", 1],
  ["3 kg", "3 kg", 1],
  ["2 lemons", "lemons", 2],
  ["2 l'eau", "l'eau", 2],
  ["2 packs of rice", "packs of rice", 2],
  ["2 bottles milk", "bottles milk", 2],
  ["7", "7", 1],
  ["2 3", "2 3", 1],
  ["", "", 1],
])("the typed text %j is %j with quantity %i", (text, name, quantity) => {
  expect(readAddition(text)).toEqual({ name, quantity });
});

test.each([
  ["rice", ["rice"]],
  ["packs of rice", ["packs of rice", "rice"]],
  ["Bottles milk", ["Bottles milk", "milk"]],
  ["boxes of  peas", ["boxes of  peas", "peas"]],
  ["packs", ["packs"]],
  ["canned peas", ["canned peas"]],
])("the name %j means an item with one of the names %j", (name, names) => {
  expect(namesMeant(name)).toEqual(names);
});

const water = {
  name: "Sparkling water",
  supermarketItemName: null,
  unit: "bottle",
  packSize: 6,
} as const;

test.each([
  ["bottles of the item, rounded up to whole packs", "bottles sparkling water", 13, water, 3],
  ["packs of the item", "packs of sparkling water", 2, water, 2],
  ["the item by its name", "sparkling water", 2, water, 2],
  ["cans, which the item is not counted in", "cans of sparkling water", 2, water, 2],
  ["packs of an item that is counted in packs", "packs of rice", 2, { ...water, unit: "pack" }, 2],
  ["an item whose name has its unit", "bottles water", 2, { ...water, name: "Bottles  Water" }, 2],
  [
    "an item whose supermarket name has its unit",
    "bottle water",
    2,
    { ...water, supermarketItemName: "Bottle water 1 l" },
    2,
  ],
] as const)(
  "packsMeant returns the packs for %s: the name %j with the quantity %i",
  (_, name, quantity, item, packs) => {
    expect(packsMeant({ name, quantity }, item)).toBe(packs);
  },
);
