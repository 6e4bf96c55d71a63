import { ChevronRight } from "lucide-react";
import { useId, useMemo } from "react";
import { AppLink } from "@/components/shared/app-link";
import { LocalDate } from "@/components/shared/local-date";
import { Name } from "@/components/shared/name";
import { PageHeader } from "@/components/shared/page-header";
import { RelativeTime, TimeAgo } from "@/components/shared/relative-time";
import { useGrowingCount } from "@/components/shared/use-growing-count";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import {
  countChange,
  describeDuration,
  groupByLocation,
} from "@/lib/features/checks/model/changes";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import { Findings } from "./findings";
import { PastCountHeads, PastCountRow } from "./past-count-row";

interface PastCheckProps {
  changes: CheckChanges;
  /** The trends of the items in the year that ended with the check. */
  trends: readonly ItemTrend[];
}

/** Shows the findings of a completed check, its changes against the previous check, and the trends of its items. */
export function PastCheck({ changes: { check, before, counts }, trends }: PastCheckProps) {
  const { startedAt, completedAt, user, stockStatus } = check;
  const trendOf = useMemo(() => new Map(trends.map((trend) => [trend.itemId, trend])), [trends]);
  const changed = before
    ? counts.filter((count) => countChange(count.before, count.after).kind !== "same")
    : counts;
  const unchanged = counts.filter((count) => !changed.includes(count));
  if (!completedAt) return null;
  return (
    <>
      <PageHeader
        title={<LocalDate value={completedAt} />}
        description={
          <>
            Completed by {user.username} <RelativeTime value={completedAt} />,{" "}
            <span className="whitespace-nowrap">
              took {describeDuration(startedAt, completedAt)}
            </span>
          </>
        }
      />
      <div className="flex flex-col gap-7">
        {stockStatus && <Findings stockStatus={stockStatus} assumedCount={check.assumedCount} />}
        <section className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">
            {before ? "Changed since the check before" : "What was counted"}
          </h2>
          {before && (
            <p className="text-muted-foreground -mt-3 text-sm text-balance">
              Compared with{" "}
              <AppLink
                href={paths.checkHistory(before.id)}
                className="rounded-sm underline underline-offset-4"
              >
                the check completed <TimeAgo value={before.completedAt} />
              </AppLink>
            </p>
          )}
          {before && changed.length > 0 && <PastCountHeads />}
          {changed.length === 0 ? (
            <p>Nothing changed.</p>
          ) : (
            <CountsByLocation
              counts={changed}
              startedBy={user.username}
              isCompared={before !== null}
              trendOf={trendOf}
            />
          )}
        </section>
        {unchanged.length > 0 && (
          <details className="group">
            <summary className="text-muted-foreground flex min-h-12 cursor-pointer items-center gap-1 font-semibold">
              <ChevronRight
                aria-hidden
                className="size-5 shrink-0 transition-transform group-open:rotate-90"
              />
              {unchanged.length === 1 ? "1 item unchanged" : `${unchanged.length} items unchanged`}
            </summary>
            <CountsByLocation
              counts={unchanged}
              startedBy={user.username}
              isCompared
              trendOf={trendOf}
            />
          </details>
        )}
      </div>
    </>
  );
}

/** The number of rows that the server renders. They fill the screen of a tablet. */
const FIRST_ROWS = 24;

type CountGroups = ReturnType<typeof groupByLocation<CheckChanges["counts"][number]>>;

/**
 * Returns the groups with the first `count` rows of all. A group is far if it is below the first screen, so that the
 * browser need not lay it out at once.
 */
function firstRows(groups: CountGroups, count: number) {
  let above = 0;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, Math.max(count - above, 0));
    const isFar = above >= FIRST_ROWS;
    above += rows.length;
    return rows.length > 0 ? [{ ...group, rows, isFar }] : [];
  });
}

interface CountsByLocationProps {
  counts: CheckChanges["counts"];
  /** The person who started the check. */
  startedBy: string;
  /** Whether there is a previous check to compare with. */
  isCompared: boolean;
  /** The trends by the id of their item. */
  trendOf: ReadonlyMap<number, ItemTrend>;
}

function CountsByLocation({ counts, startedBy, isCompared, trendOf }: CountsByLocationProps) {
  const id = useId();
  const shown = useGrowingCount(FIRST_ROWS, counts.length);
  return (
    <div className="flex flex-col gap-5">
      {firstRows(groupByLocation(counts), shown).map(({ location, rows, isFar }) => (
        <section key={location.id} aria-labelledby={`${id}-${location.id}`}>
          <Name as="h3" id={`${id}-${location.id}`} className="mb-2 font-semibold">
            {location.name}
          </Name>
          <ul
            className={cn(
              "bg-card shadow-raised divide-y overflow-hidden rounded-2xl border",
              isFar && "*:offscreen-16 lg:*:offscreen-11",
            )}
          >
            {rows.map((count) => (
              <PastCountRow
                key={count.itemId}
                count={count}
                startedBy={startedBy}
                isCompared={isCompared}
                trend={trendOf.get(count.itemId)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
