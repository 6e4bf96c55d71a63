import type { StockStep } from "@/lib/features/stock/model/stock-steps";

/** The width and the height of the drawing. The browser stretches it to the size of the chart. */
export const SIDE = 100;

const LEAST_MS = 24 * 60 * 60 * 1_000;

/** The space above the highest value, as a share of that value. */
const HEADROOM = 0.15;

interface Place {
  x: number;
  y: number;
}

export interface ChartShape {
  /** The path of the line, and of the area below it. */
  line: string;
  area: string;
  /** The counts. */
  counts: (Place & { isEmpty: boolean })[];
  /** The present, if its stock is not that of a count. */
  recorded: Place | null;
  /** The path of the expected stock; null for none. */
  expected: string | null;
  targetY: number;
  /** The time at the left edge of the chart, that of the first step, in milliseconds since 1970. */
  start: number;
  /** The highest amount of the steps in 300ths of a unit, and its place. */
  highest: number;
  highestY: number;
}

interface ChartInput {
  /** At least one step, the oldest first. */
  steps: readonly [StockStep, ...StockStep[]];
  /** In 300ths of a unit. */
  target: number;
  /** The present, in milliseconds since 1970. */
  end: number;
  /** The points of the line of the expected stock, from the present on. */
  expected?: readonly Pick<StockStep, "at" | "amount">[];
  /** The shortest time that the chart covers (default: a day), so that an item that was counted once has a line. */
  least?: number;
}

/** Returns the geometry of a step chart. The amount between two steps is that of the first one. */
export function chartShape({
  steps,
  target,
  end,
  expected = [],
  least = LEAST_MS,
}: ChartInput): ChartShape {
  const [first] = steps;
  const latest = steps.at(-1) ?? first;
  const present = Math.max(end, ...steps.map(({ at }) => at));
  const last = Math.max(present, ...expected.map(({ at }) => at));
  const start = Math.min(first.at, last - least);
  const highest = Math.max(...steps.map(({ amount }) => amount));
  const top = Math.max(highest, target, 1) * (1 + HEADROOM);
  const x = (at: number) => round(((at - start) / (last - start)) * SIDE);
  const y = (amount: number) => round(SIDE - (amount / top) * SIDE);
  const path = steps.slice(1).map(({ at, amount }) => `H${x(at)}V${y(amount)}`);
  const line = `M${x(first.at)} ${y(first.amount)}${path.join("")}H${x(present)}`;
  return {
    line,
    area: `${line}V${SIDE}H${x(first.at)}Z`,
    expected:
      expected.length === 0
        ? null
        : `M${expected.map(({ at, amount }) => `${x(at)} ${y(amount)}`).join("L")}`,
    counts: steps
      .filter(({ isCount }) => isCount)
      .map(({ at, amount }) => ({ x: x(at), y: y(amount), isEmpty: amount === 0 })),
    recorded: latest.isCount ? null : { x: x(present), y: y(latest.amount) },
    targetY: y(target),
    start,
    highest,
    highestY: y(highest),
  };
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
