import { expect, it } from "vitest";
import { WHOLE } from "@/lib/core/amount";
import { type PurchaseEntry, purchasesOf } from "@/lib/features/forecast/model/purchases";

const entry = (
  thing: string,
  kind: PurchaseEntry["kind"],
  units: number,
  at: number,
): PurchaseEntry => ({ thing, kind, quantity: units * WHOLE, at });

it("a ticked line is a purchase of the ticked quantity that is still to be put away", () => {
  expect(purchasesOf([entry("line 1", "bought", 2, 10)])).toEqual([
    { at: 10, amount: 2, isToPutAway: true },
  ]);
});

it("a line that was put away counts once, with the quantity that was put away", () => {
  const entries = [entry("line 1", "bought", 2, 10), entry("line 1", "put_away", 3, 20)];
  expect(purchasesOf(entries)).toEqual([{ at: 20, amount: 3 }]);
});

it("after a put-away was taken back, the purchase has the ticked quantity again", () => {
  const entries = [
    entry("line 1", "bought", 2, 10),
    entry("line 1", "put_away", 3, 20),
    entry("line 1", "taken_back", 3, 30),
  ];
  expect(purchasesOf(entries)).toEqual([{ at: 10, amount: 2, isToPutAway: true }]);
});

it("a tick that was taken back is no purchase, and a later tick is one", () => {
  const entries = [entry("line 1", "bought", 2, 10), entry("line 1", "reversed", 2, 20)];
  expect(purchasesOf(entries)).toEqual([]);
  const again = entry("line 1", "bought", 4, 30);
  expect(purchasesOf([...entries, again])).toEqual([{ at: 30, amount: 4, isToPutAway: true }]);
});

it("lines and additions are separate purchases in the order of their times", () => {
  const entries = [entry("addition 1", "bought", 1, 30), entry("line 1", "bought", 2, 10)];
  expect(purchasesOf(entries)).toEqual([
    { at: 10, amount: 2, isToPutAway: true },
    { at: 30, amount: 1, isToPutAway: true },
  ]);
});
