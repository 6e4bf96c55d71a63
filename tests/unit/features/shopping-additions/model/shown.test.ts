import { expect, test } from "vitest";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { withAdded, withAnswer, withChange } from "@/lib/features/shopping-additions/model/shown";
import { MOMENT } from "@/tests/support/answers";

const addition = (id: number, name: string, changes: Partial<Addition> = {}): Addition => ({
  id,
  itemId: null,
  name,
  quantity: 2,
  packSize: 1,
  purchased: false,
  addedBy: "anna",
  createdAt: MOMENT,
  lineId: null,
  ...changes,
});
const [candles, salt] = [addition(3, "Candles"), addition(5, "Salt")];

test("withAdded inserts an addition of another thing in the order of the ids", () => {
  const tea = addition(4, "Tea");
  expect(withAdded([candles, salt], tea)).toEqual([candles, tea, salt]);
});

test("withAdded gives an open addition of the same thing the larger quantity", () => {
  const more = addition(9, "candles", { quantity: 5 });
  expect(withAdded([candles, salt], more)).toEqual([{ ...candles, quantity: 5 }, salt]);
});

test("withAdded adds a second addition of a thing if the first one is ticked", () => {
  const ticked = { ...candles, purchased: true };
  const again = addition(9, "Candles");
  expect(withAdded([ticked, salt], again)).toEqual([ticked, salt, again]);
});

test("withChange changes one addition", () => {
  expect(withChange([candles, salt], 5, { purchased: true })).toEqual([
    candles,
    { ...salt, purchased: true },
  ]);
});

test("withAnswer replaces an addition by the answer of the server, in the order of the ids", () => {
  const answer = { ...candles, quantity: 7 };
  expect(withAnswer([candles, salt], answer)).toEqual([answer, salt]);
});

test("withAnswer removes an addition that a line has absorbed", () => {
  expect(withAnswer([candles, salt], { ...candles, lineId: 1 })).toEqual([salt]);
});
