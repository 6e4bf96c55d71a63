import { describe, expect, it } from "vitest";
import {
  confirmLabel,
  countOf,
  lastTime,
  NOTHING_CHOSEN,
  parseQuantity,
  selectionOf,
  toggle,
  togglePartial,
  toggleQuantity,
  withQuantity,
  WRONG,
} from "@/lib/features/checks/model/selection";
import { MOMENT } from "@/tests/support/answers";

const select = (quantity: number | null, partial: number | null) => ({ quantity, partial });

describe("the selected amount of a count", () => {
  it("toggle returns the tapped amount, and null when that amount was already selected", () => {
    expect(toggle(null, 3)).toBe(3);
    expect(toggle(2, 3)).toBe(3);
    expect(toggle(3, 3)).toBeNull();
    expect(toggle(0, 0)).toBeNull();
  });

  it.each([
    [{ quantity: 2, partial: 0 }, 2, { quantity: null, partial: null }],
    [{ quantity: 2, partial: 0.333 }, 2, { quantity: null, partial: 0.333 }],
    [{ quantity: 2, partial: 0 }, 3, { quantity: 3, partial: 0 }],
  ])(
    "toggleQuantity changes the selection %j by a tap on %i to %j",
    (selection, tapped, expected) => {
      expect(toggleQuantity(selection, tapped)).toEqual(expected);
    },
  );

  it.each([
    [{ quantity: 2, partial: 0.333 }, 0.5, { quantity: 2, partial: 0.5 }],
    [{ quantity: 2, partial: 0.5 }, 0.5, { quantity: 2, partial: null }],
    [{ quantity: WRONG, partial: null, typedWhole: 7 }, 0.333, { quantity: 7, partial: 0.333 }],
    [
      { quantity: WRONG, partial: null, typedWhole: null },
      0.333,
      { quantity: null, partial: 0.333 },
    ],
  ] as const)(
    "togglePartial changes the selection %j by a tap on %d to %j",
    (selection, tapped, expected) => {
      expect(togglePartial(selection, tapped)).toEqual(expected);
    },
  );

  it("without a whole amount withQuantity keeps a part of a unit, and clears a partial amount of 0", () => {
    expect(withQuantity(select(3, 0.5), null)).toEqual(select(null, 0.5));
    expect(withQuantity(select(3, 0), null)).toEqual(NOTHING_CHOSEN);
    expect(withQuantity(select(3, 0), 12)).toEqual(select(12, 0));
  });

  it("an invalid whole amount gives no count, also with a partial amount", () => {
    expect(countOf({ quantity: WRONG, partial: 0.5 })).toBeNull();
  });

  it("an empty selection gives no count", () => {
    expect(countOf(NOTHING_CHOSEN)).toBeNull();
  });

  it.each([
    [select(null, 0.333), 0, 0.333],
    [select(0, 0.5), 0, 0.5],
    [select(0, null), 0, 0],
    [select(4, null), 4, 0],
    [select(4, 0.667), 4, 0.667],
  ])(
    "the selection %j counts %d whole units and the partial amount %d",
    (selection, newStock, partialAmount) => {
      expect(countOf(selection)).toEqual({ newStock, partialAmount });
    },
  );

  it("a selection made from a count gives the same count", () => {
    const count = { newStock: 12, partialAmount: 0.5 };
    expect(countOf(selectionOf(count))).toEqual(count);
  });
});

describe("a typed quantity", () => {
  it.each([
    ["12", 12],
    [" 7 ", 7],
    ["9999", 9999],
    ["0", 0],
  ])("the typed quantity %j is read as %d", (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(["", "10000", "1.5", "-1", "1e3", "many"])("the typed quantity %j is refused", (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});

describe("the label of the confirm button", () => {
  const fresh = { isCounted: false };

  it.each([
    [select(2, 0.333), "Set 2⅓"],
    [select(2, null), "Set 2"],
    [select(null, 0.5), "Set ½"],
    [select(0, null), "Set 0"],
    [NOTHING_CHOSEN, "Set"],
  ])(
    "for the selected amount %j the confirm button of the screen itemCheck is labelled: %s",
    (selection, label) => {
      expect(confirmLabel("itemCheck", selection, fresh)).toBe(label);
    },
  );

  it('the confirm button on itemSingleCheck is labelled "Set & Continue"', () => {
    expect(confirmLabel("itemSingleCheck", select(2, 0.333), fresh)).toBe("Set & Continue");
  });

  it.each(["itemCheck", "itemSingleCheck"] as const)(
    'the confirm button of a counted item on %s is labelled "Update & Continue"',
    (name) => {
      expect(confirmLabel(name, select(2, 0), { isCounted: true })).toBe("Update & Continue");
    },
  );
});

describe("the previous amount of an item", () => {
  const stock = { currentStock: 3, partialAmount: 0.5, lastCountedAt: MOMENT };

  it("lastTime returns the stock of an item, or its stock before the count when this check has counted it", () => {
    expect(lastTime(stock, undefined)).toEqual({ newStock: 3, partialAmount: 0.5 });
    const count = { previousStock: 1, previousPartialAmount: 0.333, previousCountedAt: MOMENT };
    expect(lastTime(stock, count)).toEqual({ newStock: 1, partialAmount: 0.333 });
  });

  it("lastTime returns null for an item that was never counted before this check", () => {
    const unknown = { currentStock: 0, partialAmount: 0, lastCountedAt: null };
    expect(lastTime(unknown, undefined)).toBeNull();
    const first = { previousStock: 0, previousPartialAmount: 0, previousCountedAt: null };
    expect(lastTime(stock, first)).toBeNull();
  });

  it("lastTime returns a stock above 0 without a time, as an earlier release wrote it", () => {
    const untimed = { previousStock: 2, previousPartialAmount: 0, previousCountedAt: null };
    expect(lastTime(stock, untimed)).toEqual({ newStock: 2, partialAmount: 0 });
  });
});
