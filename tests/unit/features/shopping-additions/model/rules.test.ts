import { describe, expect, test } from "vitest";
import {
  additionLabel,
  additionPack,
  changed,
  isSameThing,
  largerOf,
  putAwayNote,
} from "@/lib/features/shopping-additions/model/rules";

describe("isSameThing", () => {
  const text = (name: string) => ({ itemId: null, name });
  const item = (itemId: number, name: string) => ({ itemId, name });

  test.each([
    [text("Oat milk"), text(" oat  MILK "), true],
    [text("Oat milk"), text("Oatmilk"), false],
    [item(1, "Rice"), item(1, "Basmati"), true],
    [item(1, "Rice"), item(2, "Rice"), false],
    [item(1, "Rice"), text("rice"), true],
    [text("salt"), item(1, "Rice"), false],
  ])("%j and %j are the same thing: %s", (one, other, isSame) => {
    expect(isSameThing(one, other)).toBe(isSame);
  });
});

describe("the quantity and the pack of an addition", () => {
  test.each([
    ["units", { quantity: 2 }, { quantity: 3 }, { quantity: 3, packSize: 1 }],
    [
      "packs with more units",
      { quantity: 2, packSize: 6 },
      { quantity: 3 },
      { quantity: 2, packSize: 6 },
    ],
    [
      "units, rounded up to packs",
      { quantity: 13 },
      { quantity: 1, packSize: 6 },
      { quantity: 3, packSize: 6 },
    ],
  ])("largerOf returns the larger of two quantities in %s", (_, one, other, larger) => {
    expect(largerOf(one, other)).toEqual(larger);
    expect(largerOf(other, one)).toEqual(larger);
  });

  test("additionPack describes a pack of several units, and returns null for one unit", () => {
    expect(additionPack({ packSize: 10 })).toBe("pack of 10");
    expect(additionPack({ packSize: 1 })).toBeNull();
    expect(additionPack({})).toBeNull();
  });

  test("the label of an addition is its quantity and its name", () => {
    expect(additionLabel({ quantity: 2, name: "Candles" })).toBe("2x Candles");
  });
});

describe("changed", () => {
  const open = { purchased: false, quantity: 2 };
  const bought = { purchased: true, quantity: 2 };

  test.each([
    ["a tick is a purchase", open, { purchased: true }, [["bought", 2]]],
    [
      "a tick with a quantity is a purchase of that quantity",
      open,
      { purchased: true, quantity: 5 },
      [["bought", 5]],
    ],
    ["an untick reverses the purchase", bought, { purchased: false }, [["reversed", 2]]],
    ["a new quantity of an unticked addition is no purchase", open, { quantity: 5 }, []],
    [
      "a new quantity of a ticked addition reverses its purchase and adds a new one",
      bought,
      { quantity: 5 },
      [
        ["reversed", 2],
        ["bought", 5],
      ],
    ],
    [
      "the tick and quantity that an addition already has are no change",
      bought,
      { purchased: true, quantity: 2 },
      [],
    ],
  ])(
    "changed returns an addition after a change, with its journal entries: %s",
    (_, before, change, entries) => {
      const result = changed(before, change);
      expect(result.after).toEqual({ ...before, ...change });
      expect(result.entries.map(({ kind, quantity }) => [kind, quantity])).toEqual(entries);
      expect(result.isChanged).toBe(JSON.stringify(result.after) !== JSON.stringify(before));
    },
  );
});

describe("putAwayNote", () => {
  test.each([
    ["the units of the row", 2, 2, "Put away"],
    ["other units than those of the row", 5, 2, "5 put away"],
    ["units of a row in packs", 10, null, "10 put away"],
  ])("the note of what is put away as %s", (_, units, quantity, text) => {
    expect(putAwayNote(units, quantity)).toBe(text);
  });
});
