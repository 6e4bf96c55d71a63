import type { ReactNode } from "react";
import { ProgressRing } from "@/components/shared/progress-ring";
import { cn } from "@/components/ui/class-names";
import { purchasedProgress } from "@/lib/features/shopping-lists/model/rules";

interface ListProgressProps {
  lines: readonly { purchased: boolean }[];
  /** What has happened to all of them; undefined until they are purchased. */
  done?: string | undefined;
  /** A button at the end of the row. */
  children?: ReactNode;
}

/**
 * Shows how many of the lines and additions are purchased, in a flex row. On phones and tablets the last tick makes it
 * larger, by the height of the buttons that it replaces. No other change of its content changes its height.
 */
export function ListProgress({ lines, done, children }: ListProgressProps) {
  const { label, fraction } = purchasedProgress(lines);
  return (
    <div
      className={cn(
        "flex min-w-0 flex-wrap items-center max-lg:basis-full lg:min-h-11 lg:flex-1",
        done ? "min-h-20 gap-3.5" : "min-h-7 gap-2.5",
      )}
    >
      <ProgressRing
        fraction={fraction}
        label={label}
        hasTick
        className={cn("size-6 lg:size-8", done && "size-12 lg:size-8")}
      />
      <div className="min-w-0 grow basis-24 md:flex md:flex-wrap md:items-baseline md:gap-x-3">
        <p role="status" className="text-lg leading-6 font-semibold">
          {done}
        </p>
        <p
          aria-hidden
          className={cn(
            "leading-6 tabular-nums",
            done ? "text-muted-foreground text-sm" : "font-medium",
          )}
        >
          {label}
        </p>
      </div>
      {children}
    </div>
  );
}
