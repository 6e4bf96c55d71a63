import { expect, it } from "vitest";
import { stockInParts } from "@/lib/features/purchases/model/stock-parts";

it.each([
  [4, 0, 0, "4"],
  [4, 0, 3, "4 (1 + 3 bought)"],
  [3, 0.5, 3, "3½ (½ + 3 bought)"],
  [2, 0, 3, "2"],
])("a stock of %d and %d, of which %d were bought, is described as %j", (...row) => {
  const [newStock, partialAmount, bought, text] = row;
  expect(stockInParts({ newStock, partialAmount }, bought)).toBe(text);
});
