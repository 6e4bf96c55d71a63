import { cn } from "./class-names";

interface ProgressProps {
  /** The filled share in percent, from 0 to 100. */
  value: number;
  "aria-label": string;
  className?: string;
}

/** Renders a progress bar. */
export function Progress({ value, className, ...label }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={cn("bg-secondary h-2.5 w-full overflow-hidden rounded-full", className)}
      {...label}
    >
      <div
        className="bg-primary h-full rounded-full transition-[width] duration-(--duration-slow)"
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
