import { expect, it } from "vitest";
import { chanceOfRunOut, daysUntilRunOut } from "@/lib/features/forecast/model/run-out";

const rate = { shape: 1, days: 14, lump: 2 };

it("a stock of one lump (units used at once) runs out within h days with the probability h / (b + h) under an exponential rate", () => {
  expect(chanceOfRunOut(rate, 2, 7)).toBeCloseTo(7 / 21, 7);
});

it("the probability that a stock of two lumps runs out is the square of that for one lump", () => {
  expect(chanceOfRunOut(rate, 4, 7)).toBeCloseTo((7 / 21) ** 2, 7);
});

it("daysUntilRunOut returns for a stock of one lump when a run-out has the given probability", () => {
  expect(daysUntilRunOut(rate, 2, 0.1)).toBeCloseTo(14 / 9, 6);
  expect(daysUntilRunOut(rate, 2, 0.9)).toBeCloseTo(14 * 9, 3);
});

it("an empty stock has run out", () => {
  expect(chanceOfRunOut(rate, 0, 0)).toBe(1);
  expect(daysUntilRunOut(rate, 0, 0.9)).toBe(0);
});

it("the chance of a run-out within 0 days is 0", () => {
  expect(chanceOfRunOut(rate, 1, 0)).toBe(0);
});
