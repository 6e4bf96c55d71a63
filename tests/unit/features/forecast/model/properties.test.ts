import fc from "fast-check";
import { expect, it } from "vitest";
import type { ItemHistory } from "@/lib/features/forecast/model/history";
import { estimateHouseholdUse, usualUse } from "@/lib/features/forecast/model/household-use";
import { chanceOfRunOut, daysUntilRunOut } from "@/lib/features/forecast/model/run-out";
import { learnUseRate } from "@/lib/features/forecast/model/use-rate";
import { historyOf } from "./histories";

const amount = fc.double({ min: 0.1, max: 40, noNaN: true });
const days = fc.double({ min: 0.01, max: 2000, noNaN: true });

/** The desired stock is no whole number, so that no rule about whole units applies. */
const desired = fc.integer({ min: 0, max: 30 }).map((whole) => whole + 0.37);

/** A history without unrecorded purchases. Every fourth count finds nothing. */
const history = fc
  .record({
    desired,
    weeks: fc.array(
      fc.record({
        gap: fc.double({ min: 1, max: 60, noNaN: true }),
        bought: fc.oneof(fc.constant(0), amount),
        kept: fc.oneof(
          { weight: 3, arbitrary: fc.double({ min: 0.01, max: 0.99, noNaN: true }) },
          { weight: 1, arbitrary: fc.constant(0) },
        ),
      }),
      { maxLength: 20 },
    ),
  })
  .map((drawn): ItemHistory => {
    let day = 0;
    let stock = drawn.desired;
    const counts: [number, number][] = [[day, stock]];
    const purchases: [number, number][] = [];
    for (const { gap, bought, kept } of drawn.weeks) {
      purchases.push([day + gap / 2, bought]);
      day += gap;
      stock = (stock + bought) * kept;
      counts.push([day, stock]);
    }
    return historyOf(drawn.desired, counts, purchases);
  });

const learned = fc
  .tuple(history, fc.array(history, { maxLength: 3 }))
  .map(([own, others]) => learnUseRate(own, estimateHouseholdUse([own, ...others])));

/** The library's error in a value between 0 and 1. */
const ERROR = 1e-6;

it("a chance of a run-out is between 0 and 1", () => {
  fc.assert(
    fc.property(learned, amount, days, (rate, stock, within) => {
      const chance = chanceOfRunOut(rate, stock, within);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }),
  );
});

it("a chance of a run-out does not decrease with time", () => {
  fc.assert(
    fc.property(learned, amount, days, days, (rate, stock, one, other) => {
      const earlier = chanceOfRunOut(rate, stock, Math.min(one, other));
      expect(chanceOfRunOut(rate, stock, Math.max(one, other))).toBeGreaterThanOrEqual(
        earlier - ERROR,
      );
    }),
  );
});

it("a chance of a run-out does not increase with the stock", () => {
  fc.assert(
    fc.property(learned, amount, amount, days, (rate, one, other, within) => {
      const less = chanceOfRunOut(rate, Math.min(one, other), within);
      expect(chanceOfRunOut(rate, Math.max(one, other), within)).toBeLessThanOrEqual(less + ERROR);
    }),
  );
});

it("daysUntilRunOut returns the time after which the chance of a run-out is the given probability", () => {
  const lumps = fc.double({ min: 0.2, max: 500, noNaN: true });
  fc.assert(
    fc.property(learned, lumps, fc.constantFrom(0.1, 0.5, 0.9), (rate, count, p) => {
      const stock = count * rate.lump;
      expect(chanceOfRunOut(rate, stock, daysUntilRunOut(rate, stock, p))).toBeCloseTo(p, 5);
    }),
  );
});

it("a forecast is the same in any unit of measure", () => {
  fc.assert(
    fc.property(
      history,
      amount,
      days,
      fc.constantFrom(0.1, 1 / 3, 3, 7.3),
      (own, stock, within, factor) => {
        const scaled = {
          desired: own.desired * factor,
          counts: own.counts.map((it) => ({ ...it, amount: it.amount * factor })),
          purchases: own.purchases.map((it) => ({ ...it, amount: it.amount * factor })),
        };
        const chanceOf = (it: ItemHistory, left: number) =>
          chanceOfRunOut(learnUseRate(it, estimateHouseholdUse([it])), left, within);
        expect(chanceOf(scaled, stock * factor)).toBeCloseTo(chanceOf(own, stock), 5);
      },
    ),
  );
});

it("a forecast without a history is that of the prior", () => {
  fc.assert(
    fc.property(
      desired,
      fc.double({ min: 0.05, max: 5, noNaN: true }),
      days,
      (own, share, within) => {
        const { perDesiredAndDay, lumpShare } = usualUse;
        const prior = { shape: 1, days: lumpShare / perDesiredAndDay, lump: lumpShare * own };
        const rate = learnUseRate(historyOf(own, []), estimateHouseholdUse([]));
        expect(chanceOfRunOut(rate, share * own, within)).toBeCloseTo(
          chanceOfRunOut(prior, share * own, within),
          9,
        );
      },
    ),
  );
});
