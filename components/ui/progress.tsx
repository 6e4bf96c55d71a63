import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** A bar that fills from 0 to 100. It needs an `aria-label` that says what of. */
export function Progress({
  className,
  value,
  ...props
}: ComponentProps<"div"> & { value: number; "aria-label": string }) {
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${Math.round(value)}%`}
      className={cn("bg-secondary h-2.5 w-full overflow-hidden rounded-full", className)}
      {...props}
    >
      <div
        className="bg-primary h-full rounded-full transition-[width] duration-(--duration-slow)"
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
