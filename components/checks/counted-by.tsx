import { UserRound } from "lucide-react";
import { TimeAgo } from "@/components/shared/relative-time";
import { useCurrentUser } from "@/lib/features/accounts/queries";
import type { Count } from "@/lib/features/checks/dto";
import { cn } from "@/components/ui/class-names";

/** Who else has counted it, and how long ago. Of one's own counts there is nothing to say. */
export function CountedBy({ count, className }: { count: Count | undefined; className?: string }) {
  const user = useCurrentUser();
  if (!count || count.countedBy === user?.username) return null;
  return (
    <span className={cn("text-muted-foreground flex items-start gap-1.5 text-sm", className)}>
      <UserRound aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {count.countedBy} counted this <TimeAgo value={count.updatedAt} />
      </span>
    </span>
  );
}
