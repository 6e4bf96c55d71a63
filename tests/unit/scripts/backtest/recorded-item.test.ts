import { expect, it } from "vitest";
import { recordedItem } from "@/scripts/backtest/recorded-item";

const [first, second, third] = [
  { at: 0, amount: 4 },
  { at: 1e9, amount: 3 },
  { at: 2e9, amount: 0 },
] as const;
const item = recordedItem({
  desired: 4,
  counts: [first, second, third],
  purchases: [{ at: 1.5e9, amount: 1 }],
});

it.each([
  ["within the first interval", first, 0.5, 0.5e9],
  ["at the constant use of a later interval", first, 3, 1.5e9],
  ["at the end of an interval", second, 4, 2e9],
  ["never, if later counts show less use", first, 6, Infinity],
])("a stock is used up %s", (_, last, stock, at) => {
  expect(item.emptyAt(last.at, last, stock)).toBe(at);
});

it("emptyAt returns the time of the forecast for a stock that was used up before the forecast", () => {
  expect(item.emptyAt(0.7e9, first, 0.5)).toBe(0.7e9);
});

it("knownUntil of a recorded item is the time of its last count", () => {
  expect(item.knownUntil).toBe(2e9);
});
