import { describe, expect, it } from "vitest";
import {
  confirmLabel,
  countOf,
  isSameSelection,
  lastTime,
  NOTHING_CHOSEN,
  parseQuantity,
  selectionOf,
  toggle,
} from "@/lib/features/checks/model/selection";

const select = (quantity: number | null, partial: number | null) => ({ quantity, partial });

describe("what is chosen", () => {
  it("is let go when it is tapped again", () => {
    expect(toggle(null, 3)).toBe(3);
    expect(toggle(2, 3)).toBe(3);
    expect(toggle(3, 3)).toBeNull();
    expect(toggle(0, 0)).toBeNull();
  });

  it("counts nothing while nothing is chosen", () => {
    expect(countOf(NOTHING_CHOSEN)).toBeNull();
  });

  it.each([
    [select(null, 0.333), 0, 0.333],
    [select(0, 0.5), 0, 0.5],
    [select(0, null), 0, 0],
    [select(4, null), 4, 0],
    [select(4, 0.667), 4, 0.667],
  ])("%j counts %d whole units and %d", (selection, newStock, partialAmount) => {
    expect(countOf(selection)).toEqual({ newStock, partialAmount });
  });

  it("is what was counted before", () => {
    const count = { newStock: 12, partialAmount: 0.5 };
    expect(countOf(selectionOf(count))).toEqual(count);
  });
});

describe("a quantity that is typed", () => {
  it.each([
    ["12", 12],
    [" 7 ", 7],
    ["9999", 9999],
    ["0", 0],
  ])("%j is %d", (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(["", "10000", "1.5", "-1", "1e3", "many"])("%j is none", (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});

describe("the confirm button", () => {
  const fresh = { isCounted: false };

  it.each([
    [select(2, 0.333), "Set 2⅓"],
    [select(2, null), "Set 2"],
    [select(null, 0.5), "Set ½"],
    [select(0, null), "Set 0"],
    [NOTHING_CHOSEN, "Set"],
  ])("says of %j on the item check: %s", (selection, label) => {
    expect(confirmLabel("itemCheck", selection, fresh)).toBe(label);
  });

  it("says the same of every amount on the single check", () => {
    expect(confirmLabel("itemSingleCheck", select(2, 0.333), fresh)).toBe("Set & Continue");
  });

  it.each(["itemCheck", "itemSingleCheck"] as const)("updates what is counted on %s", (name) => {
    expect(confirmLabel(name, select(2, 0), { isCounted: true })).toBe("Update & Continue");
  });
});

describe("what was there last time", () => {
  const stock = { currentStock: 3, partialAmount: 0.5 };

  it("is the stock, until this check has counted the item", () => {
    expect(lastTime(stock, undefined)).toEqual({ newStock: 3, partialAmount: 0.5 });
    const count = { previousStock: 1, previousPartialAmount: 0.333 };
    expect(lastTime(stock, count)).toEqual({ newStock: 1, partialAmount: 0.333 });
  });

  it.each([
    [{ quantity: 1, partial: null }, { quantity: 1, partial: 0 }, true],
    [{ quantity: 1, partial: 0.5 }, { quantity: 1, partial: 0 }, false],
    [{ quantity: null, partial: null }, { quantity: 0, partial: 0 }, false],
  ])("%j and %j are the same: %s", (a, b, isSame) => {
    expect(isSameSelection(a, b)).toBe(isSame);
  });
});
