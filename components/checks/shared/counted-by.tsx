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
 * Who else has counted it, and how long ago. Of one's own counts there is nothing to say. An entry that
 * nobody counted is always marked.
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

/** The mark alone, for a screen that does not name who counted. */
export function AssumedMark({ count, className }: CountedByProps) {
  return isAssumed(count) ? <CountedBy count={count} className={className} /> : null;
}
