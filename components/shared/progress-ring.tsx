import { cn } from "@/components/ui/class-names";

/** The circumference of the progress ring, in SVG units. */
const CIRCUMFERENCE = 88;
const RADIUS = CIRCUMFERENCE / (2 * Math.PI);
const SIZE = 36;

interface ProgressRingProps {
  /** The share of the ring that is filled, from 0 to 1. */
  fraction: number;
  /** The accessible name: "3 of 8 items purchased". */
  label: string;
  /** Whether a full ring becomes a disc with a tick, so that it is not mistaken for an empty circle. */
  hasTick?: boolean;
  className?: string;
}

/** Shows progress as a ring that fills clockwise from the top. */
export function ProgressRing({ fraction, label, hasTick = false, className }: ProgressRingProps) {
  const filled = Math.min(Math.max(fraction, 0), 1) * CIRCUMFERENCE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className={cn("size-9 -rotate-90", className)}
      fill="none"
      strokeWidth={4}
      strokeLinecap="round"
    >
      <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className="stroke-secondary" />
      <circle
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={RADIUS}
        className={cn(
          "stroke-primary transition-[stroke-dashoffset] duration-(--duration-slow)",
          // The arc is hidden at 0, because its round line cap would draw a dot.
          filled === 0 && "opacity-0",
        )}
        strokeDasharray={CIRCUMFERENCE}
        strokeDashoffset={CIRCUMFERENCE - filled}
      />
      {hasTick && filled === CIRCUMFERENCE && (
        <>
          <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className="fill-primary" />
          {/* The drawing is rotated to the left. */}
          <path
            d="M11 18.5 16 23.5 25 13.5"
            transform={`rotate(90 ${SIZE / 2} ${SIZE / 2})`}
            className="stroke-primary-foreground"
          />
        </>
      )}
    </svg>
  );
}
