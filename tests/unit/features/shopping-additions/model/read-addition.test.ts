import { expect, test } from "vitest";
import { readAddition } from "@/lib/features/shopping-additions/model/read-addition";

test.each([
  ["candles", "candles", 1],
  ["  birthday candles ", "birthday candles", 1],
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
  ["7", "7", 1],
  ["2 3", "2 3", 1],
  ["", "", 1],
])("the typed text %j is %j with quantity %i", (text, name, quantity) => {
  expect(readAddition(text)).toEqual({ name, quantity });
});
