import { expect, it } from "vitest";
import type { ItemForecast } from "@/lib/features/forecast/model/dto";
import { isWorthwhile, planQuickCheck } from "@/lib/features/forecast/model/quick-check";
import { quickCheckCopy } from "@/lib/features/forecast/model/quick-check-copy";
import { itemAnswer, soonAnswer } from "@/tests/support/answers";

const MOMENT = new Date("2026-11-24T12:00:00.000Z");
const RECENT = "2026-11-10T12:00:00.000Z";
const never = () => 0.99;
const item = (id: number, lastCountedAt: string | null = RECENT) =>
  itemAnswer(id, { lastCountedAt });
const forecast = (id: number, lineChance: number, countsMissing = 0) =>
  soonAnswer(id, { lineChance, countsMissing });

it("a quick check asks for items that may change the list, are new, old or rarely counted", () => {
  const items = [
    item(1),
    item(2),
    item(3),
    item(4, "2026-10-13T12:00:00.000Z"),
    item(5, "2026-10-13T11:59:59.000Z"),
    item(6, null),
    item(7),
  ];
  const forecasts = [
    forecast(1, 0.15),
    forecast(2, 0.151),
    forecast(3, 0.05, 1),
    forecast(4, 0.05),
    forecast(5, 0.05),
    forecast(6, 0.05),
  ];
  const plan = planQuickCheck({ items, forecasts, moment: MOMENT, draw: never });
  expect(plan.assumed.map(({ id }) => id)).toEqual([1, 4]);
  expect(plan.asked.map(({ id }) => id)).toEqual([2, 3, 5, 6, 7]);
  expect(plan.wrongLines).toBeCloseTo(0.2, 9);
  expect(plan.taps).toEqual({ quick: 11, all: 13 });
});

it("a quick check asks for an item whose stored forecast has no field lineChance", () => {
  const { lineChance, ...stored } = forecast(1, 0);
  const forecasts = [stored as ItemForecast, forecast(2, lineChance)];
  const plan = planQuickCheck({
    items: [item(1), item(2)],
    forecasts,
    moment: MOMENT,
    draw: never,
  });
  expect(plan.asked.map(({ id }) => id)).toEqual([1]);
});

it("a quick check audits one in twenty of the other items at random", () => {
  const items = [item(1), item(2)];
  const forecasts = [forecast(1, 0), forecast(2, 0)];
  const draws = [0.049, 0.05];
  const draw = () => draws.shift() ?? 1;
  const plan = planQuickCheck({ items, forecasts, moment: MOMENT, draw });
  expect(plan.asked.map(({ id }) => id)).toEqual([1]);
});

it("a quick check that skips less than a tenth of the items is not worthwhile", () => {
  const plan = (asked: number, assumed: number) => ({
    asked: Array.from({ length: asked }, (_, id) => item(id)),
    assumed: Array.from({ length: assumed }, (_, id) => item(id)),
    taps: { quick: 0, all: 0 },
    wrongLines: 0,
  });
  expect([plan(9, 1), plan(10, 1), plan(0, 0)].map(isWorthwhile)).toEqual([true, false, false]);
});

it.each([
  [0.4, "hardly a wrong line on the list."],
  [0.5, "about one wrong line on the list."],
  [2.4, "about 2 wrong lines on the list."],
])("%d expected wrong lines are explained: %s", (wrongLines, text) => {
  const taps = { quick: 68, all: 120 };
  expect(quickCheckCopy.explain({ taps, wrongLines })).toEqual([
    "Quick: about 68 instead of 120 taps,",
    `and ${text}`,
  ]);
});
