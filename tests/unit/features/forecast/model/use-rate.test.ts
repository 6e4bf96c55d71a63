import { expect, it } from "vitest";
import { lumpSize } from "@/lib/features/forecast/model/lump-size";
import { learnUseRate, observeAtLeast } from "@/lib/features/forecast/model/use-rate";
import { historyOf } from "./histories";

const household = { perDesiredAndDay: 1 / 28, lumpShare: 0.25 };

it("the use rate of an item without a history is the prior of its household", () => {
  const { shape, days, lump } = learnUseRate(historyOf(4.5, []), household);
  expect([shape, days, lump]).toEqual([1, expect.closeTo(7, 12), 1.125]);
});

it("an interval between counts adds its used lumps to the shape of the prior, and its days to the days of the prior", () => {
  const history = historyOf(4.5, [
    [0, 4.5],
    [10, 2.5],
  ]);
  const expected = { perDay: 4.5 / 28, lump: 1.125 };
  const lump = lumpSize([{ days: 10, used: 2, isCensored: false }], expected);
  const { shape, days } = learnUseRate(history, household);
  expect(shape).toBeCloseTo(1 + 2 / lump, 12);
  expect(days).toBeCloseTo(lump / expected.perDay + 10, 12);
});

it("half of what was learned is forgotten in 75 days", () => {
  const history = historyOf(2, [
    [0, 3],
    [5, 1],
    [80, 1],
  ]);
  const { shape, days, lump } = learnUseRate(history, household);
  const priorDays = lump / (2 / 28);
  expect(shape).toBeCloseTo(1 + 2 / lump / 2, 12);
  expect(days).toBeCloseTo(priorDays + 5 / 2 + 75, 9);
});

it("a long history keeps the mean use with a shape of at most 8", () => {
  const counts = Array.from({ length: 40 }, (_, week) => [7 * week, 100 - 2 * week] as const);
  const { shape, days, lump } = learnUseRate(historyOf(8, counts), household);
  expect(shape).toBeCloseTo(8, 12);
  expect((lump * shape) / days).toBeCloseTo(2 / 7, 2);
});

it("an item in whole units has lumps of at least one unit", () => {
  expect(learnUseRate(historyOf(2, [[0, 1]]), household).lump).toBe(1);
  expect(learnUseRate(historyOf(2, [[0, 1.5]]), household).lump).toBe(0.5);
});

it.each([
  [1, 14, 1, 7],
  [1, 7, 4, 21],
  [4.5, 30, 9, 10],
])(
  "observeAtLeast with a = %d, b = %d, d = %d, τ = %d returns the first two moments that a sum over the lumps gives",
  (a, b, d, tau) => {
    let chance = 1;
    let mean = a / b;
    let square = (a * (a + 1)) / b ** 2;
    let p = (b / (b + tau)) ** a;
    for (let j = 0; j < d; j += 1) {
      chance -= p;
      mean -= (p * (a + j)) / (b + tau);
      square -= (p * (a + j) * (a + j + 1)) / (b + tau) ** 2;
      p *= ((a + j) / (j + 1)) * (tau / (b + tau));
    }
    const { shape, days } = observeAtLeast({ shape: a, days: b }, d, tau) ?? { shape: 0, days: 0 };
    expect(shape / days).toBeCloseTo(mean / chance, 6);
    expect((shape * (shape + 1)) / days ** 2).toBeCloseTo(square / chance, 6);
  },
);

it("learnUseRate returns a higher use if the item was found empty than if one unit was left after the same use", () => {
  const [empty, left] = [0, 1].map((rest) =>
    learnUseRate(
      historyOf(2, [
        [0, 2 + rest],
        [7, rest],
      ]),
      household,
    ),
  );
  const mean = (rate: typeof empty) => (rate ? (rate.lump * rate.shape) / rate.days : 0);
  expect(mean(empty)).toBeGreaterThan(mean(left));
});

it("observeAtLeast returns null for a number of lumps that is practically impossible", () => {
  expect(observeAtLeast({ shape: 1, days: 1e6 }, 500, 1)).toBeNull();
});

it("learnUseRate treats the use of a found-empty item as exactly known if that use was practically impossible", () => {
  const history = historyOf(1.5, [
    [0, 9000],
    [1, 0],
  ]);
  const { shape, days, lump } = learnUseRate(history, household);
  expect((lump * shape) / days).toBeGreaterThan(100);
});
