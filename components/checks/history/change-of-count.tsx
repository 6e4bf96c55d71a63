import { Minus, Plus } from "lucide-react";
import { formatAmount } from "@/lib/core/amount";
import type { CountChange } from "@/lib/features/checks/model/changes";

interface ChangeOfCountProps {
  change: CountChange;
  /** Whether the entry is assumed. */
  isAssumed: boolean;
}

/**
 * Shows the change since the previous check. The sign is an icon for alignment; screen readers get
 * the change as text.
 */
export function ChangeOfCount({ change, isAssumed }: ChangeOfCountProps) {
  if (!("difference" in change)) {
    return (
      <span className="text-muted-foreground shrink-0 text-sm">
        {isAssumed ? "not counted" : change.kind === "first" ? "first count" : "unchanged"}
      </span>
    );
  }
  const isLess = change.kind === "less";
  const Icon = isLess ? Minus : Plus;
  return (
    <span className="flex shrink-0 items-center gap-0.5 text-lg font-semibold tabular-nums">
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{isLess ? "less by" : "more by"}</span>
      {formatAmount(change.difference)}
    </span>
  );
}
