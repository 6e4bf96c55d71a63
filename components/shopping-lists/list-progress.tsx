import type { ReactNode } from "react";
import { ProgressRing } from "@/components/shared/progress-ring";
import { purchasedProgress } from "@/lib/features/shopping-lists/model/rules";

interface ListProgressProps {
  lines: readonly { purchased: boolean }[];
  /** A button at the end of the row. */
  children?: ReactNode;
}

/** Shows how many of the lines and additions are purchased. No change of its content changes its height. */
export function ListProgress({ lines, children }: ListProgressProps) {
  const { label, fraction } = purchasedProgress(lines);
  return (
    <div className="mb-2 flex min-h-11 items-center gap-3 md:mb-4 md:min-h-12">
      <ProgressRing fraction={fraction} label={label} />
      <p aria-hidden className="min-w-0 flex-1 leading-6 font-medium tabular-nums">
        {label}
      </p>
      {children}
    </div>
  );
}
