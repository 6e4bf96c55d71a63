import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { focusHeading } from "@/lib/client/focus-heading";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import type { PutAwayLine } from "@/lib/features/purchases/model/dto";
import { describeThings, groupsOfPutAway } from "@/lib/features/purchases/model/shown";

interface PutAwayGroupsProps {
  lines: readonly PutAwayLine[];
  /** Undefined without the permission to take back, and while a check runs. */
  onTakeBack: ((lines: readonly PutAwayLine[], by: string) => void) | undefined;
}

/** Lists what was put away, by person and time, the latest first. */
export function PutAwayGroups({ lines, onTakeBack }: PutAwayGroupsProps) {
  const username = useCurrentUser()?.username;
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="put-away" className="mt-8">
      <h2 id="put-away" className="mb-2 font-semibold">
        Put away
      </h2>
      <ul className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border">
        {groupsOfPutAway(lines).map((group) => (
          <li
            key={`${group.at} ${group.by}`}
            className="flex min-h-12 items-center gap-3 px-4 py-1"
          >
            <p className="text-muted-foreground wrap-name min-w-0 flex-1 py-2 text-sm">
              {`${describeThings(group.lines.length)} by ${group.by === username ? "you" : group.by}, `}
              <RelativeTime value={group.at} />
            </p>
            {onTakeBack && (
              <Button
                variant="ghost"
                className="-mr-2 px-2"
                aria-label={`Take back ${describeThings(group.lines.length)} by ${group.by}`}
                onClick={() => {
                  // The pressed button disappears with its row, so the focus moves to the page title.
                  focusHeading();
                  onTakeBack(group.lines, group.by);
                }}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
