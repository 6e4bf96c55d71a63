import { expect, it } from "vitest";
import type { ItemHistory } from "@/lib/features/forecast/model/history";
import { usualUse } from "@/lib/features/forecast/model/household-use";
import { outlookOf } from "@/lib/features/forecast/model/outlook";
import { chanceOfRunOut, daysUntilRunOut } from "@/lib/features/forecast/model/run-out";
import { learnUseRate } from "@/lib/features/forecast/model/use-rate";
import { historyOf, onDay } from "./histories";

/** Returns a weekly counted item of which 2 a week are used, and 10 are left at the last count. */
const weekly = (counts: number, left = 10): ItemHistory =>
  historyOf(
    12,
    Array.from({ length: counts }, (_, week) => [7 * week, left + 2 * (counts - 1 - week)]),
  );

const outlookAt = (history: ItemHistory, day: number, daysToShopping = 1) =>
  outlookOf({
    history,
    household: usualUse,
    now: onDay(day),
    shoppingAt: onDay(day + daysToShopping),
  });

it("an item that nobody has counted has no outlook", () => {
  expect(outlookAt(historyOf(2, []), 0)).toBeNull();
});

it("an item with two counts gets neither a forecast word, such as weeks, nor a forecast date", () => {
  expect(outlookAt(weekly(2), 7)).toMatchObject({ word: null, goodUntil: null });
});

it("an item with three counts within 13 days gets no forecast word", () => {
  const history = historyOf(12, [
    [0, 12],
    [7, 11],
    [13, 10],
  ]);
  expect(outlookAt(history, 13)).toMatchObject({ word: null, goodUntil: null });
});

it("an item with three counts over 14 days gets a forecast word without a date", () => {
  expect(outlookAt(weekly(3), 14)).toMatchObject({ word: "weeks", goodUntil: null });
});

it("an item with two counts and an assumed entry gets no forecast word", () => {
  const { counts, ...others } = weekly(3);
  const assumed = counts.map((it, index) => ({ ...it, isAssumed: index === 1 }));
  expect(outlookAt({ ...others, counts: assumed }, 14)?.word).toBeNull();
});

it("the forecast date after four counts is the last full day that the stock lasts with a probability of 90 %", () => {
  const history = weekly(4);
  const days = daysUntilRunOut(learnUseRate(history, usualUse), 10, 0.1);
  const outlook = outlookAt(history, 21);
  expect(outlook?.word).toBe("weeks");
  expect(outlook?.goodUntil).toBeCloseTo(onDay(21 + days - 1), -3);
});

it("a forecast date that has passed is not shown", () => {
  expect(outlookAt(weekly(4), 60, 1)?.goodUntil).toBeNull();
});

it("an item that lasts longer than eight weeks shows months without a date", () => {
  expect(outlookAt(weekly(4, 100), 21)).toMatchObject({ word: "months", goodUntil: null });
});

it("the forecast word is soon if a run-out before the next shopping day has a chance of at least a quarter", () => {
  const history = weekly(4, 4);
  const chances = Array.from({ length: 30 }, (_, days) => outlookAt(history, 21, days));
  expect(new Set(chances.map((it) => it?.word))).toEqual(new Set(["weeks", "soon"]));
  for (const outlook of chances) {
    expect(outlook?.word).toBe((outlook?.chance ?? 0) >= 0.25 ? "soon" : "weeks");
  }
});

it("the outlook adds purchases since the last count to the stock", () => {
  const history = weekly(4, 2);
  const bought = { ...history, purchases: [{ at: onDay(22), amount: 6 }] };
  const rate = learnUseRate(history, usualUse);
  expect(outlookAt(bought, 23, 7)?.chance).toBeCloseTo(chanceOfRunOut(rate, 8, 9), 12);
  expect(outlookAt(bought, 21, 9)?.chance).toBeCloseTo(chanceOfRunOut(rate, 2, 9), 12);
});
