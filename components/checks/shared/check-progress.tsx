import type { ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { Progress } from "@/components/ui/progress";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { missingCount, progressPercent } from "@/lib/features/checks/model/rules";

interface CheckProgressProps {
  data: Pick<CheckData, "items" | "counts">;
  /** Whether the position is a long text, which needs more of the row. */
  isLong?: boolean;
  /** The position of the screen in the check. */
  children: ReactNode;
}

/** Shows the position of a screen, and beside it how many items of the whole check are counted, also as a bar. */
export function CheckProgress({
  data: { items, counts },
  isLong = false,
  children,
}: CheckProgressProps) {
  const checked = items.length - missingCount(items, counts);
  const total = `${checked} of ${items.length}`;
  return (
    <div className="@container min-w-0 flex-1">
      <div
        className={cn(
          "text-muted-foreground large-text:flex-wrap mb-1.5 flex justify-between gap-x-2 text-sm leading-5 font-medium tabular-nums @min-[8rem]:whitespace-nowrap",
          isLong
            ? "@max-[12.5rem]:gap-x-1 @max-[12.5rem]:text-xs"
            : "@max-[9rem]:gap-x-1 @max-[9rem]:text-xs",
        )}
      >
        {children}
        {/* A narrow row has no space for the word "counted". With large text it has none for the total either. */}
        <p className="@max-[8rem]:sr-only">
          {total}
          <span className={cn("sr-only", isLong ? "@[15rem]:not-sr-only" : "@[13rem]:not-sr-only")}>
            {" "}
            counted
          </span>
        </p>
      </div>
      <Progress
        value={progressPercent(checked, items.length)}
        aria-label={`${total} items counted`}
        className="h-2"
      />
    </div>
  );
}
