import { useId } from "react";
import { LocalDate } from "@/components/shared/local-date";
import { cn } from "@/components/ui/class-names";
import type { Check, Found } from "@/lib/features/checks/model/dto";
import { foundOf } from "@/lib/features/checks/model/found-of";

/** The largest number of checks in the chart. */
const MOST = 20;

/** The parts of a bar from the bottom to the top. Shortages are at the bottom, where bars are easy to compare. */
const parts = [
  { key: "outOfStock", label: "Out of stock", fill: "fill-destructive", swatch: "bg-destructive" },
  { key: "lowStock", label: "Low stock", fill: "fill-low", swatch: "bg-low" },
  { key: "wellStocked", label: "Well stocked", fill: "fill-primary/60", swatch: "bg-primary/60" },
] as const;

/** The height of the drawing, and the width of a bar with the space around it. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 2.5;
/** The largest number of bars with a date below each. More have only the first and the last date. */
const MOST_DATES = 6;
/** The space between the parts of a bar, which keeps them apart without colours. */
const PART_GAP = 2;
const MIN_PART = 1.5;

interface FindingsChartProps {
  /** The completed checks, the newest first. */
  checks: readonly Check[];
  className?: string;
}

/**
 * Shows how many items the latest checks have found out of stock, low and well stocked, as a bar for each check.
 * Nothing with fewer than two checks. Screen readers get a table.
 */
export function FindingsChart({ checks, className }: FindingsChartProps) {
  const id = useId();
  const found = checks
    .slice(0, MOST)
    .flatMap((check) => foundOf(check) ?? [])
    .reverse();
  const [oldest, ...others] = found;
  const newest = others.at(-1);
  if (!oldest || !newest) return null;
  const dated = found.length > MOST_DATES ? [oldest, newest] : found;
  const most = Math.max(1, ...found.map(total));
  return (
    <figure
      aria-labelledby={id}
      className={cn("bg-card shadow-raised rounded-2xl border p-4", className)}
    >
      <figcaption id={id} className="mb-3 text-base font-semibold">
        {`Found by the last ${found.length} checks`}
      </figcaption>
      <div
        aria-hidden
        className="text-muted-foreground flex flex-col gap-x-8 gap-y-2 text-xs md:flex-row xl:flex-col"
      >
        {/* Few bars do not fill a wide card: a bar with the space around it is at most 96 pixels wide. */}
        <div className="w-full min-w-0" style={{ maxWidth: `${found.length * 6}rem` }}>
          <svg
            viewBox={`0 0 ${found.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-24 w-full"
          >
            {found.map((check, index) => (
              <Bar
                key={index}
                found={check}
                x={index * STEP + GAP / 2}
                width={STEP - GAP}
                scale={HEIGHT / most}
              />
            ))}
          </svg>
          <div
            className={cn(
              "mt-1.5 flex justify-between gap-2",
              dated === found && "gap-0 *:flex-1 *:text-center",
            )}
          >
            {dated.map(({ completedAt }, index) => (
              <LocalDate key={index} value={completedAt} form="short" />
            ))}
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 md:h-24 md:flex-col md:flex-nowrap md:justify-center md:gap-2 xl:h-auto xl:flex-row xl:flex-wrap xl:justify-start xl:gap-x-4 xl:gap-y-1">
          {parts.map(({ key, label, swatch }) => (
            <li key={key} className="flex items-center gap-1.5 whitespace-nowrap">
              <span className={cn("size-2.5 rounded-sm forced-color-adjust-none", swatch)} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <FoundTable found={found} />
    </figure>
  );
}

interface BarProps {
  found: Found;
  x: number;
  width: number;
  /** The height of one item. */
  scale: number;
}

function Bar({ found: { stockStatus }, x, width, scale }: BarProps) {
  return parts.map(({ key, fill }, index) => {
    const below = parts.slice(0, index).reduce((sum, part) => sum + stockStatus[part.key], 0);
    const height = heightOf(stockStatus[key] * scale);
    return (
      <rect
        key={key}
        x={x}
        y={HEIGHT - below * scale - height}
        width={width}
        height={height}
        className={cn(fill, "forced-color-adjust-none")}
      />
    );
  });
}

/** Subtracts the space above a part. A part of few items among many would disappear, so it keeps a minimum height. */
function heightOf(part: number): number {
  return part === 0 ? 0 : Math.max(MIN_PART, part - PART_GAP);
}

function total({ stockStatus }: Found): number {
  return parts.reduce((sum, { key }) => sum + stockStatus[key], 0);
}

/** Shows the numbers of the chart to screen readers. */
function FoundTable({ found }: { found: readonly Found[] }) {
  return (
    // The class is on a wrapper, because `sr-only` has no effect on the height of a table.
    <div className="sr-only">
      <table>
        <thead>
          <tr>
            <th scope="col">Check</th>
            {parts.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map(({ completedAt, stockStatus }, index) => (
            // The index is the key, because two checks can be completed at the same time. The order of the rows does
            // not change.
            <tr key={index}>
              <th scope="row">
                <LocalDate value={completedAt} />
              </th>
              {parts.map(({ key }) => (
                <td key={key}>{stockStatus[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
