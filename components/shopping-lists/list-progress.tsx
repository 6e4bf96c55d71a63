import type { ReactNode } from "react";
import { ProgressRing } from "@/components/shared/progress-ring";
import { purchasedProgress } from "@/lib/features/shopping-lists/model/rules";

interface ListProgressProps {
  lines: readonly { purchased: boolean }[];
  /** A button at the end of the row. */
  children?: ReactNode;
}

/**
 * Shows how many of the lines and additions are purchased, in a flex row. No change of its content changes its height.
 */
export function ListProgress({ lines, children }: ListProgressProps) {
  const { label, fraction } = purchasedProgress(lines);
  return (
    <div className="flex min-h-7 min-w-0 flex-wrap items-center gap-2.5 max-md:basis-full md:min-h-11 md:flex-1">
      <ProgressRing fraction={fraction} label={label} hasTick className="size-6 md:size-8" />
      <p aria-hidden className="min-w-0 grow basis-24 leading-6 font-medium tabular-nums">
        {label}
      </p>
      {children}
    </div>
  );
}
