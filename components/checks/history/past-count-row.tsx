import { ArrowRight } from "lucide-react";
import { memo } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { TrendLine } from "@/components/stock/history/trend-line";
import { cn } from "@/components/ui/class-names";
import { formatStock } from "@/lib/core/amount";
import { countChange } from "@/lib/features/checks/model/changes";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import { describeCount, isAssumed } from "@/lib/features/checks/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import { describeFinds, describeUse } from "@/lib/features/stock/model/trends";
import { ChangeOfCount } from "./change-of-count";

// In wide windows the columns have fixed widths, so that they are aligned between the rows of all locations.
const COMPARED_COLUMNS = "sm:grid-cols-[auto_minmax(0,1fr)_6rem_5.5rem]";
const TEXT_COLUMNS =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_9.25rem_11.5rem] lg:items-center lg:gap-x-4 xl:grid-cols-[minmax(0,1fr)_13rem_14.5rem] 2xl:grid-cols-[minmax(0,1fr)_17.5rem_14.5rem]";

/** Shows what the columns of compared counts are, in wide windows. Screen readers read it in the words of each row. */
export function PastCountHeads() {
  return (
    <div
      aria-hidden
      className={cn(
        "text-muted-foreground hidden gap-4 px-4 text-sm font-semibold lg:grid",
        COMPARED_COLUMNS,
      )}
    >
      <span className="w-9" />
      <div className={TEXT_COLUMNS}>
        <span>Item</span>
        <span>Amount</span>
        <span>In the year before</span>
      </div>
      <span>Latest counts</span>
      <span className="text-right">Change</span>
    </div>
  );
}

interface PastCountRowProps {
  count: CheckChanges["counts"][number];
  /** The person who started the check. The row names a person only if somebody else made the entry. */
  startedBy: string;
  /** Whether there is a previous check to compare with. */
  isCompared: boolean;
  /** The trend of the item until this check; undefined if nobody has counted it, and if it could not be loaded. */
  trend: ItemTrend | undefined;
}

/**
 * Shows the count of one item beside its count in the previous check, and how it has changed in the last year. Memoized,
 * because the rows are rendered step by step.
 */
export const PastCountRow = memo(function PastCountRow({
  count,
  startedBy,
  isCompared,
  trend,
}: PastCountRowProps) {
  const { name, unit, before, after, beforeBasis } = count;
  const note = describeEntry(count, startedBy);
  return (
    <li
      className={cn(
        "flex min-h-16 items-start gap-3 px-3 py-2.5 sm:grid sm:items-center sm:gap-4 sm:px-4",
        isCompared ? COMPARED_COLUMNS : "sm:grid-cols-[auto_minmax(0,1fr)_6rem]",
      )}
    >
      <NamedTile of={count} emptyText="" className="large-text:hidden w-9 rounded-lg" />
      <div className={cn("min-w-0 flex-1", TEXT_COLUMNS)}>
        <Name as="p" className="leading-snug font-medium">
          {name}
        </Name>
        <p className="text-muted-foreground mt-0.5 text-sm wrap-anywhere tabular-nums">
          {before && (
            <>
              <span className="sr-only">from </span>
              {formatStock(before.newStock, before.partialAmount)}
              {beforeBasis === "assumed" && !isAssumed(count) && " (as recorded)"}{" "}
            </>
          )}
          <span className="whitespace-nowrap">
            {before && (
              <>
                <ArrowRight aria-hidden className="mr-0.5 inline size-3.5 align-[-0.125em]" />
                <span className="sr-only">to </span>
              </>
            )}
            {describeCount(after, unit)}
            {note && ","}
          </span>{" "}
          {note}
        </p>
        {trend && <TrendFacts trend={trend} unit={unit} />}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 sm:contents">
        {isCompared && (
          <span className="flex justify-end sm:col-start-4 sm:row-start-1">
            <ChangeOfCount change={countChange(before, after)} isAssumed={isAssumed(count)} />
          </span>
        )}
        {trend && trend.amounts.length > 1 && (
          <TrendLine
            trend={trend}
            unit={unit}
            className="h-5 w-16 sm:col-start-3 sm:row-start-1 sm:h-7 sm:w-24"
          />
        )}
      </div>
    </li>
  );
});

/** Returns whether an entry was assumed, and who made it if it was not the person who started the check. */
function describeEntry(
  { basis, countedBy }: PastCountRowProps["count"],
  startedBy: string,
): string {
  const by = countedBy === startedBy ? "" : ` by ${countedBy}`;
  if (basis === "assumed") return `taken as recorded${by}`;
  return by && `counted${by}`;
}

/**
 * Shows how often an item was found empty and how much of it is used, each on its own line; nothing if neither is known.
 * Phones show only the first that is known, so that most rows have one height. The page of the item has both.
 */
function TrendFacts({ trend, unit }: { trend: ItemTrend; unit: Unit }) {
  const use = describeUse(trend.usePerWeek, unit);
  const facts = [
    ...(trend.foundEmpty > 0 ? [`Found empty ${describeFinds(trend)}`] : []),
    ...(use === null ? [] : [`Use: ${use}`]),
  ];
  if (facts.length === 0) return null;
  return (
    <div className="text-muted-foreground mt-0.5 text-xs tabular-nums sm:text-sm">
      {facts.map((fact) => (
        <p key={fact} className="max-sm:not-first:sr-only">
          {fact}
        </p>
      ))}
    </div>
  );
}
