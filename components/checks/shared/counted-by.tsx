import { UserRound } from "lucide-react";
import { TimeAgo } from "@/components/shared/relative-time";
import { cn } from "@/components/ui/class-names";
import { formatStock } from "@/lib/core/amount";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { Count } from "@/lib/features/checks/model/dto";
import { isAssumed } from "@/lib/features/checks/model/rules";
import { describeAssumer, describeCounter } from "@/lib/features/checks/model/sentences";

interface CountedByProps {
  count: Count | undefined;
  /** Whether the sentence includes the counted amount. False in rows that show the amount elsewhere. */
  withAmount?: boolean;
  className?: string;
}

/**
 * Shows who counted an item, and how long ago. Renders nothing for the person's own counts. Assumed
 * entries are always marked.
 */
export function CountedBy({ count, withAmount = false, className }: CountedByProps) {
  const user = useCurrentUser();
  if (!count) return null;
  const isOwn = count.countedBy === user?.username;
  if (isOwn && !isAssumed(count)) return null;
  return (
    <span className={cn("text-muted-foreground flex items-start gap-1.5 text-sm", className)}>
      <UserRound aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {isAssumed(count)
          ? describeAssumer({ username: count.countedBy, isSelf: isOwn })
          : describeCounter(count.countedBy, withAmount ? amountOf(count) : undefined)}
        {/* Without the time, the sentence about the person's own entries fits on one line of a phone. */}
        {!isOwn && (
          <>
            {" "}
            <TimeAgo value={count.updatedAt} />
          </>
        )}
      </span>
    </span>
  );
}

function amountOf({ newStock, partialAmount }: Count): string {
  return formatStock(newStock, partialAmount);
}

/** Shows who has assumed an entry, for screens that do not name the person of a count. */
export function AssumedBy({ count, className }: CountedByProps) {
  return isAssumed(count) ? <CountedBy count={count} className={className} /> : null;
}
