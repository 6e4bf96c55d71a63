import { beforeAll, expect, it } from "vitest";
import { compareMethods, type Comparison } from "@/scripts/backtest/compare";
import { simulateFamilies } from "@/scripts/backtest/family";
import { reportOf } from "@/scripts/backtest/report";

const simulation = { families: 4, items: 40, days: 300, unrecorded: 0.1, seed: 4 };
const HORIZON = 730;

let comparison: Comparison;

beforeAll(() => {
  comparison = compareMethods(simulateFamilies(simulation), HORIZON);
});

function methodOf(name: string, spread?: string) {
  const found = comparison.methods.find((it) => it.name === name && it.spread === spread);
  if (!found) throw new Error(`${name} is no method of the comparison.`);
  return found;
}

it("about 80 % of simulated stocks run out within the range that is forecast with a probability of 80 %", () => {
  const { below, above } = methodOf("Larder").range;
  expect(1 - below - above).toBeGreaterThan(0.72);
  expect(1 - below - above).toBeLessThan(0.88);
});

it.each([
  ["mean rate", "Poisson spread", 1],
  ["mean rate", "one date", 0.7],
  ["last interval", "Poisson spread", 0.75],
  ["last interval", "one date", 0.6],
])(
  "the pinball loss of the forecast is less than that of the baseline %s with %s, multiplied by %d",
  (name, spread, bound) => {
    const { pinball } = methodOf("Larder").range;
    expect(pinball / methodOf(name, spread).range.pinball).toBeLessThan(bound);
  },
);

it.each(["mean rate", "last interval"])(
  "with as many warnings as the %s, the forecast warns of more simulated run-outs",
  (name) => {
    const baseline = methodOf(name, "Poisson spread");
    expect(methodOf("Larder").warnings.caught).toBeGreaterThan(baseline.asManyAsProduct.caught);
    expect(baseline.productWithAsMany.caught).toBeGreaterThan(baseline.warnings.caught);
  },
);

it("a forecast from the real use has the lowest pinball loss, and about 80 % of the run-outs are in its range", () => {
  const { limit, methods } = comparison;
  expect(limit?.pinball).toBeGreaterThan(0);
  for (const { range } of methods) expect(limit?.pinball).toBeLessThan(range.pinball);
  expect(1 - (limit?.below ?? 1) - (limit?.above ?? 1)).toBeGreaterThan(0.72);
});

it("the same seed gives the same report, and another seed gives another report", () => {
  const small = { ...simulation, families: 1, items: 10 };
  const [one, same, other] = [4, 4, 5].map((seed) =>
    reportOf(compareMethods(simulateFamilies({ ...small, seed }), HORIZON)),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

it("a report without forecasts states what is missing", () => {
  expect(reportOf(compareMethods([], HORIZON))).toMatch(/^No forecast can be compared/);
});
