import { expect, it } from "vitest";
import { simulateShops } from "@/scripts/shops/simulate";

const usual = { households: 40, items: 60, listShare: 0.4, lateTicks: 0.1 };

it("after three simulated trips at least 80 % of the pairs of a list are in walking order", () => {
  expect(simulateShops({ ...usual, trips: 3 }).learned).toBeGreaterThanOrEqual(80);
});

it("before the first simulated trip the order of the shop is the order of the locations", () => {
  const { byRoom, learned } = simulateShops({ ...usual, trips: 0 });
  expect(learned).toBe(byRoom);
  expect(learned).toBeLessThan(65);
});
