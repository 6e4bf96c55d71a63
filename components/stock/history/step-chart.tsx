import { cn } from "@/components/ui/class-names";
import { formatAmount } from "@/lib/core/amount";
import { once } from "@/lib/core/once";
import { describeAmount } from "@/lib/features/items/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import type { StockStep } from "@/lib/features/stock/model/stock-steps";
import { chartShape, SIDE } from "./chart-shape";

// Created at its first use, because it takes milliseconds and would delay the load of each page.
const day = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }));

/** The smallest distance of two labels beside the chart, in per cent of its height. */
const LABEL_DISTANCE = 14;

interface StepChartProps {
  /** At least one step, the oldest first. */
  steps: readonly [StockStep, ...StockStep[]];
  /** In 300ths of a unit. */
  target: number;
  unit: Unit;
  /** The present, in milliseconds since 1970. */
  end: number;
  /** The points of the line of the expected stock until the next shopping; absent if nothing is known. */
  expected?: readonly Pick<StockStep, "at" | "amount">[];
}

/**
 * Shows the stock over time as steps, with a dashed line at the target, and a dotted line of what is expected.
 * Screen readers get a sentence and a table. Only the browser renders the chart, because its dates are in the
 * time zone of the person.
 */
export function StepChart({ steps, target, unit, end, expected = [] }: StepChartProps) {
  const shape = chartShape({ steps, target, end, expected });
  const next = expected.at(-1);
  const labels = [
    { text: formatAmount(target), y: shape.targetY },
    { text: formatAmount(shape.highest), y: shape.highestY },
    { text: "0", y: SIDE },
  ];
  const shown = labels.filter(({ y }, index) =>
    labels.slice(0, index).every((other) => Math.abs(other.y - y) >= LABEL_DISTANCE),
  );
  return (
    <figure className="relative flex flex-col gap-2">
      <div className="flex gap-2">
        <div aria-hidden className="text-muted-foreground relative w-8 shrink-0 text-xs">
          {shown.map(({ text, y }) => (
            <span
              key={y}
              className="absolute right-0 -translate-y-1/2 tabular-nums"
              style={{ top: `${y}%` }}
            >
              {text}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={describeSteps({ steps, target, unit, expected })}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          fill="none"
          // At the edges of the drawing, half of the mark of a count is outside it and must be visible.
          className="h-36 min-w-0 flex-1 overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <path
            d={`M0 ${SIDE}H${SIDE}`}
            className="stroke-border forced-colors:stroke-[GrayText]"
          />
          <path d={shape.area} className="fill-primary/10 forced-colors:fill-none" />
          <path
            d={`M0 ${shape.targetY}H${SIDE}`}
            strokeDasharray="5 4"
            strokeWidth={1.5}
            className="stroke-muted-foreground forced-colors:stroke-[CanvasText]"
          />
          <path
            d={shape.line}
            strokeWidth={2}
            strokeLinejoin="round"
            className="stroke-primary forced-colors:stroke-[LinkText]"
          />
          {shape.expected !== null && (
            <path
              d={shape.expected}
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeDasharray="0 5"
              // The last dot ends at the edge of the drawing.
              className="stroke-primary [clip-path:inset(-4px_0)_fill-box] forced-colors:stroke-[LinkText]"
            />
          )}
          {shape.counts.map(({ isEmpty, ...place }, index) => (
            // The index is the key, because two counts can be at the same place. The order of the counts does not
            // change.
            <Mark key={index} {...place} kind={isEmpty ? "empty" : "counted"} />
          ))}
          {shape.recorded && <Mark {...shape.recorded} kind="recorded" />}
        </svg>
      </div>
      <div aria-hidden className="text-muted-foreground flex justify-between pl-10 text-xs">
        <span>{day().format(shape.start)}</span>
        <span>{next ? `Next shopping ${day().format(next.at)}` : "Today"}</span>
      </div>
      <Legend
        hasEmpty={shape.counts.some(({ isEmpty }) => isEmpty)}
        isRecorded={shape.recorded !== null}
        hasExpected={next !== undefined}
      />
      <StepTable steps={steps} unit={unit} expected={next} />
    </figure>
  );
}

const MARKS = {
  counted: { width: 7, ring: "stroke-primary forced-colors:stroke-[LinkText]" },
  empty: { width: 11, ring: "stroke-destructive forced-colors:stroke-[CanvasText]" },
  recorded: { width: 11, ring: "stroke-primary forced-colors:stroke-[LinkText]" },
} as const;

interface MarkProps {
  x: number;
  y: number;
  kind: keyof typeof MARKS;
}

/**
 * Shows a count as a dot, and as rings a count that found nothing and a stock that was not counted. A line of length 0
 * with round caps is drawn as a dot, which is round although the drawing is stretched.
 */
function Mark({ x, y, kind }: MarkProps) {
  const place = `M${x} ${y}h0`;
  const { width, ring } = MARKS[kind];
  return (
    <>
      <path d={place} strokeWidth={width} strokeLinecap="round" className={ring} />
      {kind !== "counted" && (
        <path
          d={place}
          strokeWidth={6}
          strokeLinecap="round"
          className="stroke-popover forced-colors:stroke-[Canvas]"
        />
      )}
    </>
  );
}

interface LegendProps {
  hasEmpty: boolean;
  /** Whether the present stock is not that of a count. */
  isRecorded: boolean;
  hasExpected: boolean;
}

/** Explains the marks. */
function Legend({ hasEmpty, isRecorded, hasExpected }: LegendProps) {
  return (
    <ul
      aria-hidden
      className={cn(
        "text-muted-foreground flex flex-wrap gap-x-3 gap-y-1 pl-10 text-xs forced-color-adjust-auto md:gap-x-4",
        // Four marks fit on one line of a phone only without the padding. The expected stock, which loads late, must
        // not add a line.
        (hasEmpty || isRecorded) && "max-md:pl-0",
      )}
    >
      <li className="flex items-center gap-1.5">
        <span className="bg-primary size-2 rounded-full forced-colors:bg-[LinkText]" />
        Counted
      </li>
      {hasEmpty && (
        <li className="flex items-center gap-1.5">
          <span className="border-destructive size-2.5 rounded-full border-2" />
          Found empty
        </li>
      )}
      {isRecorded && (
        <li className="flex items-center gap-1.5">
          <span className="border-primary size-2.5 rounded-full border-2" />
          Recorded
        </li>
      )}
      <li className="flex items-center gap-1.5">
        <span className="border-muted-foreground w-4 border-t-2 border-dashed" />
        Target
      </li>
      {hasExpected && (
        <li className="flex items-center gap-1.5">
          <span className="border-primary w-4 border-t-2 border-dotted" />
          Expected
        </li>
      )}
    </ul>
  );
}

interface StepTableProps extends Pick<StepChartProps, "steps" | "unit"> {
  /** The expected stock at the next shopping. */
  expected: Pick<StockStep, "at" | "amount"> | undefined;
}

function StepTable({ steps, unit, expected }: StepTableProps) {
  return (
    // The class is on a wrapper, because `sr-only` has no effect on the height of a table.
    <div className="sr-only">
      <table>
        <caption>Stock over time</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Stock</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ at, amount, isCount }, index) => (
            // The index is the key, because two steps can have the same time. The order of the steps does not change.
            <tr key={index}>
              <td>{day().format(at)}</td>
              <td>{describeAmount(amount, unit)}</td>
              <td>{isCount ? "Counted" : "Recorded"}</td>
            </tr>
          ))}
          {expected && (
            <tr>
              <td>{day().format(expected.at)}</td>
              <td>{describeAmount(toTenths(expected.amount), unit)}</td>
              <td>Expected</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the chart in words. */
function describeSteps({
  steps,
  target,
  unit,
  expected = [],
}: Omit<StepChartProps, "end">): string {
  const [first] = steps;
  const amounts = steps.map(({ amount }) => amount);
  const last = steps.at(-1) ?? first;
  const next = expected.at(-1);
  return (
    `Stock over time: ${describeAmount(first.amount, unit)} on ${day().format(first.at)}, ` +
    `${describeAmount(last.amount, unit)} now${last.isCount ? "" : ", not counted"}. ` +
    `Lowest ${formatAmount(Math.min(...amounts))}, highest ${formatAmount(Math.max(...amounts))}, ` +
    `target ${formatAmount(target)}.` +
    (next
      ? ` Expected at the next shopping on ${day().format(next.at)}: ` +
        `${describeAmount(toTenths(next.amount), unit)}.`
      : "")
  );
}

/** Returns an amount in 300ths of a unit, rounded to tenths of a unit. */
function toTenths(amount: number): number {
  return Math.round(amount / 30) * 30;
}
