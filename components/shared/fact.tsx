import type { ReactNode } from "react";

interface FactProps {
  label: string;
  /** Empty while the value loads. The row has its height then. */
  children: ReactNode;
}

/** Renders a label and its value as a row of a list (`dl`). A value that does not fit beside its label is below it. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="flex min-h-10 flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
