"use client";

import * as ProgressPrimitive from "radix-ui/progress";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** Renders a progress bar from 0 to 100. It needs an `aria-label`. */
export function Progress({
  className,
  value,
  ...props
}: ComponentProps<typeof ProgressPrimitive.Root> & { value: number; "aria-label": string }) {
  return (
    <ProgressPrimitive.Root
      value={value}
      className={cn("bg-secondary h-2.5 w-full overflow-hidden rounded-full", className)}
      {...props}
    >
      <ProgressPrimitive.Indicator
        className="bg-primary h-full rounded-full transition-[width] duration-(--duration-slow)"
        style={{ width: `${value}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
