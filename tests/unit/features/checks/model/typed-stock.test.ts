import { expect, it } from "vitest";
import { readStock } from "@/lib/features/checks/model/typed-stock";
import { NO_AMOUNT } from "@/lib/features/items/model/typed-target";

it("readStock reads a whole amount with a fraction", () => {
  expect(readStock("1 1/2")).toEqual({ amounts: { newStock: 1, partialAmount: 0.5 } });
});

it.each(["", "two", "2.25"])("readStock explains for %j what can be typed", (text) => {
  expect(readStock(text)).toEqual({ problem: NO_AMOUNT });
});

it.each(["10000", "10000.5"])("readStock explains for %s what the largest stock is", (text) => {
  expect(readStock(text)).toEqual({ problem: "Must be at most 9999" });
});
