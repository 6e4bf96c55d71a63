import { describe, expect, it } from "vitest";
import { stockAfter } from "@/lib/features/purchases/model/stock-after";

const AT = "2026-01-02T10:00:00.000Z";

describe("the stock of an item with moves", () => {
  it.each([
    ["no move", [], 750],
    ["a pending put-away of the item", [{ itemId: 7, quantity: 12, at: AT }], 4350],
    ["a pending put-away of another item", [{ itemId: 8, quantity: 12, at: AT }], 750],
  ])("stockAfter returns 2½ units and %s in 300ths", (_, moves, expected) => {
    const item = { id: 7, currentStock: 2, partialAmount: 0.5, lastCountedAt: null };
    expect(stockAfter(item, moves)).toBe(expected);
  });
});
