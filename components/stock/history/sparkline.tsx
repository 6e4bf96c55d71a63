import { cn } from "@/components/ui/class-names";
import { chartShape, SIDE } from "./chart-shape";

interface SparklineProps {
  /** At least one value, the oldest first. */
  values: readonly [number, ...number[]];
  /** The values in words, for screen readers. */
  label: string;
  /** Whether values of 0 are marked. */
  hasMarks?: boolean;
  /** Its text colour is the colour of the line. */
  className?: string;
}

/** Shows a few values as small steps of equal width. */
export function Sparkline({ values, label, hasMarks = false, className }: SparklineProps) {
  const [first, ...others] = values.map((amount, at) => ({ at, amount, isCount: true }));
  if (!first) return null;
  const shape = chartShape({ steps: [first, ...others], target: 0, end: values.length, least: 1 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      fill="none"
      className={cn(
        "text-primary overflow-visible [&_path]:[vector-effect:non-scaling-stroke]",
        className,
      )}
    >
      <path d={`M0 ${SIDE}H${SIDE}`} className="stroke-border forced-colors:stroke-[GrayText]" />
      <path d={shape.area} className="fill-current/10 forced-colors:fill-none" />
      <path
        d={shape.line}
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="stroke-current forced-colors:stroke-[LinkText]"
      />
      {hasMarks &&
        shape.counts.map(
          ({ x, y, isEmpty }) =>
            isEmpty && (
              <path
                key={x}
                // A line of length 0 with round caps is drawn as a dot, which is round although the drawing is
                // stretched.
                d={`M${x} ${y}h0`}
                strokeWidth={6}
                strokeLinecap="round"
                className="stroke-destructive forced-colors:stroke-[CanvasText]"
              />
            ),
        )}
    </svg>
  );
}
