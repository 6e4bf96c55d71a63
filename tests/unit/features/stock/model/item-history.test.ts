import { describe, expect, test } from "vitest";
import type { ItemHistory } from "@/lib/features/stock/model/dto";
import { emptyFinds, usePerWeek } from "@/lib/features/stock/model/item-history";
import { stepsUntilNow, stockSteps } from "@/lib/features/stock/model/stock-steps";

const day = (number: number) => Date.UTC(2026, 0, number);
const at = (number: number) => new Date(day(number)).toISOString();
const count = (number: number, newStock: number, partialAmount = 0) => ({
  at: at(number),
  newStock,
  partialAmount,
});
const change = (
  number: number,
  kind: ItemHistory["changes"][number]["kind"],
  quantity: number,
) => ({ at: at(number), kind, quantity });
const steps = (counts: ItemHistory["counts"], changes: ItemHistory["changes"] = []) =>
  stockSteps({ counts, changes }).map((step) => [(step.at - day(0)) / 86_400_000, step.amount]);

describe("stepsUntilNow", () => {
  const counted = stockSteps({ counts: [count(1, 3)], changes: [] });

  test("a history whose last step has the recorded stock gets no further step", () => {
    expect(stepsUntilNow(counted, { at: day(9), amount: 900 })).toEqual(counted);
  });

  test("a history whose last step differs from the recorded stock ends with a step at the present that is no count", () => {
    expect(stepsUntilNow(counted, { at: day(9), amount: 600 })).toEqual([
      ...counted,
      { at: day(9), amount: 600, isCount: false },
    ]);
  });

  test("a history without counts stays empty, because the stock before the first count is unknown", () => {
    expect(stepsUntilNow([], { at: day(9), amount: 600 })).toEqual([]);
  });
});

describe("stockSteps", () => {
  test("stockSteps returns no steps for an item that was never counted, even after a purchase", () => {
    expect(steps([], [change(2, "put_away", 3)])).toEqual([]);
  });

  test("counts in any order become steps in the order of time, in 300ths of a unit", () => {
    expect(steps([count(9, 0), count(2, 1, 0.333)])).toEqual([
      [2, 400],
      [9, 0],
    ]);
  });

  test.each([
    ["put_away", 2, 1_500],
    ["taken_back", 2, 300],
    ["used", 1, 600],
    ["use_reversed", 1, 1_200],
  ] as const)("a change of the kind %s by %d units turns 3 units into %d/300", (...row) => {
    const [kind, quantity, amount] = row;
    expect(steps([count(1, 3)], [change(2, kind, quantity)])).toEqual([
      [1, 900],
      [2, amount],
    ]);
  });

  test("changes in any order become steps in the order of time", () => {
    expect(steps([count(1, 3)], [change(3, "used", 1), change(2, "put_away", 2)])).toEqual([
      [1, 900],
      [2, 1_500],
      [3, 1_200],
    ]);
  });

  test("a change at the moment of a count follows that count", () => {
    expect(steps([count(1, 3), count(5, 4)], [change(1, "used", 1), change(5, "used", 2)])).toEqual(
      [
        [1, 900],
        [1, 600],
        [5, 1_200],
        [5, 600],
      ],
    );
  });

  test("the stock does not become negative", () => {
    expect(steps([count(1, 1)], [change(2, "used", 5)])).toEqual([
      [1, 300],
      [2, 0],
    ]);
  });

  test("stockSteps omits changes before the first count and changes by 0", () => {
    expect(steps([count(3, 2)], [change(1, "put_away", 5), change(4, "used", 0)])).toEqual([
      [3, 600],
    ]);
  });

  test("a count replaces the result of the changes before it", () => {
    expect(steps([count(1, 3), count(5, 4)], [change(2, "used", 1), change(6, "used", 1)])).toEqual(
      [
        [1, 900],
        [2, 600],
        [5, 1_200],
        [6, 900],
      ],
    );
  });

  test("stockSteps sets isCount for counts only, not for other changes of the stock", () => {
    const found = stockSteps({ counts: [count(1, 3)], changes: [change(2, "used", 1)] });
    expect(found.map(({ isCount }) => isCount)).toEqual([true, false]);
  });
});

describe("emptyFinds", () => {
  test("an item without counts was never found empty", () => {
    expect(emptyFinds({ counts: [] })).toEqual({ empty: 0, counted: 0, lastAt: null });
  });

  test("emptyFinds includes counts of 0, and does not include counts of a partial amount", () => {
    const counts = [count(1, 0), count(8, 0, 0.5), count(4, 0), count(9, 2)];
    expect(emptyFinds({ counts })).toEqual({ empty: 2, counted: 4, lastAt: day(4) });
  });
});

describe("usePerWeek", () => {
  const use = (counts: ItemHistory["counts"], changes: ItemHistory["changes"] = [], now = 60) =>
    usePerWeek({ counts, changes }, day(now));

  test("the use per week is the difference of the counts divided by the weeks between them", () => {
    expect(use([count(1, 6), count(8, 4), count(15, 0)])).toBe(900);
  });

  test("the use per week includes what was put away between two counts, without what was taken back", () => {
    const changes = [change(3, "put_away", 5), change(4, "taken_back", 1)];
    expect(use([count(1, 6), count(8, 6), count(15, 6)], changes)).toBe(600);
  });

  test("what was put away at the moment of a count belongs to the interval after it", () => {
    const changes = [change(1, "put_away", 1), change(15, "put_away", 5)];
    expect(use([count(1, 6), count(8, 5), count(15, 4)], changes)).toBe(450);
  });

  test("the use per week does not add recorded uses, which the counts already include", () => {
    expect(use([count(1, 6), count(8, 4), count(15, 2)], [change(3, "used", 2)])).toBe(600);
  });

  test("the use per week omits an interval in which the stock increased without a purchase, and the days of that interval", () => {
    expect(use([count(1, 4), count(8, 2), count(9, 8), count(16, 6)])).toBe(600);
  });

  test.each([
    ["one interval", [count(1, 6), count(30, 2)]],
    ["two intervals of 13 days in total", [count(1, 6), count(8, 4), count(14, 2)]],
    ["no counts", []],
  ])("the use per week of %s is unknown", (_, counts) => {
    expect(use(counts)).toBeNull();
  });

  test("the use per week leaves out intervals that ended more than a year ago", () => {
    const counts = [count(1, 6), count(8, 4), count(15, 2)];
    expect(use(counts, [], 8 + 365)).toBe(600);
    expect(use(counts, [], 9 + 365)).toBeNull();
  });

  test("the use per week is 0 if nothing was used in two weeks", () => {
    expect(use([count(1, 3), count(8, 3), count(15, 3)])).toBe(0);
  });
});
