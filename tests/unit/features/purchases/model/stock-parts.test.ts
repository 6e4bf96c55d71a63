import { expect, it } from "vitest";
import { stockInParts } from "@/lib/features/purchases/model/stock-parts";

const one = { newStock: 1, partialAmount: 0 };
const half = { newStock: 0, partialAmount: 0.5 };

it.each([
  ["without a purchase", "4", 4, 0, undefined],
  ["of what was counted and bought", "4 (1 + 3 bought)", 4, 0, { quantity: 3, counted: one }],
  ["with a partial amount", "3½ (½ + 3 bought)", 3, 0.5, { quantity: 3, counted: half }],
  ["of which one was used since", "3", 3, 0, { quantity: 3, counted: one }],
  ["that was set to more since", "5", 5, 0, { quantity: 3, counted: one }],
  ["that was set to less than was bought", "2", 2, 0, { quantity: 3, counted: one }],
  ["whose partial amount was used since", "3", 3, 0, { quantity: 3, counted: half }],
  ["after a purge of the check", "4", 4, 0, { quantity: 3, counted: null }],
  ["whose purchase waits on the device", "4", 4, 0, { quantity: 3 }],
] as const)("a stock %s is described as %j", (_, text, newStock, partialAmount, bought) => {
  expect(stockInParts({ newStock, partialAmount }, bought && [bought])).toBe(text);
});

it("stockInParts uses the counted stock of another purchase if one purchase is pending on the device", () => {
  const bought = [{ quantity: 1 }, { quantity: 2, counted: one }];
  expect(stockInParts({ newStock: 4, partialAmount: 0 }, bought)).toBe("4 (1 + 3 bought)");
});

it("stockInParts adds up what was bought by a line and by an addition of the same item", () => {
  const bought = [
    { quantity: 2, counted: one },
    { quantity: 1, counted: one },
  ];
  expect(stockInParts({ newStock: 4, partialAmount: 0 }, bought)).toBe("4 (1 + 3 bought)");
});
