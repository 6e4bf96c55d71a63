import { describe, expect, test } from "vitest";
import { chartShape } from "@/components/stock/history/chart-shape";

const DAY_MS = 86_400_000;
const step = (day: number, amount: number, isCount = true) => ({
  at: day * DAY_MS,
  amount,
  isCount,
});

describe("chartShape", () => {
  test("the line of the stock chart is horizontal until the next step, and then vertical to the amount of that step", () => {
    const { line, area, start } = chartShape({
      steps: [step(0, 0), step(5, 600, false), step(8, 300)],
      target: 300,
      end: 10 * DAY_MS,
    });
    expect(start).toBe(0);
    expect(line).toBe("M0 100H50V13.04H80V56.52H100");
    expect(area).toBe(`${line}V100H0Z`);
  });

  test("a target above all amounts is inside the stock chart", () => {
    const shape = chartShape({ steps: [step(0, 300)], target: 1_200, end: DAY_MS * 4 });
    expect([shape.targetY, shape.highestY]).toEqual([13.04, 78.26]);
  });

  test("the stock chart has a dot for each count only, and marks counts of 0 as empty", () => {
    const { counts } = chartShape({
      steps: [step(0, 600), step(5, 300, false), step(10, 0)],
      target: 600,
      end: 10 * DAY_MS,
    });
    expect(counts).toEqual([
      { x: 0, y: 13.04, isEmpty: false },
      { x: 100, y: 100, isEmpty: true },
    ]);
  });

  test("the stock chart marks the present stock if it is not that of a count", () => {
    const steps = [step(0, 600), step(5, 300, false)] as const;
    const end = 10 * DAY_MS;
    expect(chartShape({ steps, target: 0, end }).recorded).toEqual({ x: 100, y: 56.52 });
    expect(chartShape({ steps: [steps[0]], target: 0, end }).recorded).toBeNull();
  });

  test("the stock chart of an item that was counted just now has a line of one day", () => {
    const { start, line } = chartShape({ steps: [step(3, 0)], target: 0, end: 3 * DAY_MS });
    expect([start, line]).toEqual([2 * DAY_MS, "M100 100H100"]);
  });

  test("a stock change later than the clock of the device is inside the stock chart", () => {
    const { line } = chartShape({
      steps: [step(0, 300), step(10, 0)],
      target: 300,
      end: 5 * DAY_MS,
    });
    expect(line).toBe("M0 13.04H100V100H100");
  });

  test("the expected stock is a line from the present to the right edge", () => {
    const { line, expected } = chartShape({
      steps: [step(0, 300)],
      target: 300,
      end: 5 * DAY_MS,
      expected: [step(5, 300), step(10, 0)],
    });
    expect(line).toBe("M0 13.04H50");
    expect(expected).toBe("M50 13.04L100 100");
  });
});
