import { UserRound } from "lucide-react";
import { TimeAgo } from "@/components/shared/relative-time";
import { cn } from "@/components/ui/class-names";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { Count } from "@/lib/features/checks/model/dto";
import { isAssumed } from "@/lib/features/checks/model/rules";

interface CountedByProps {
  count: Count | undefined;
  className?: string;
}

/**
 * Shows who counted an item, and how long ago. Renders nothing for the person's own counts. Assumed
 * entries are always marked.
 */
export function CountedBy({ count, className }: CountedByProps) {
  const user = useCurrentUser();
  if (!count) return null;
  const isOwn = count.countedBy === user?.username;
  if (isOwn && !isAssumed(count)) return null;
  return (
    <span className={cn("text-muted-foreground flex items-start gap-1.5 text-sm", className)}>
      <UserRound aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {isAssumed(count)
          ? `Taken as recorded by ${isOwn ? "you" : count.countedBy}`
          : `${count.countedBy} counted this`}{" "}
        <TimeAgo value={count.updatedAt} />
      </span>
    </span>
  );
}

/** Shows the mark of assumed entries only, for screens that do not name the counting person. */
export function AssumedMark({ count, className }: CountedByProps) {
  return isAssumed(count) ? <CountedBy count={count} className={className} /> : null;
}
