import { ArrowRight } from "lucide-react";
import { Name } from "@/components/shared/name";
import { TrendLine } from "@/components/stock/history/trend-line";
import { formatStock } from "@/lib/core/amount";
import { countChange } from "@/lib/features/checks/model/changes";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import { describeCount, isAssumed } from "@/lib/features/checks/model/rules";
import type { Unit } from "@/lib/features/items/model/units";
import type { ItemTrend } from "@/lib/features/stock/model/dto";
import { describeFinds, describeUse } from "@/lib/features/stock/model/trends";
import { ChangeOfCount } from "./change-of-count";

interface PastCountRowProps {
  count: CheckChanges["counts"][number];
  /** The person who started the check. The row names a person only if somebody else made the entry. */
  startedBy: string;
  /** Whether there is a previous check to compare with. */
  isCompared: boolean;
  /** The trend of the item until this check; undefined if nobody has counted it, and if it could not be loaded. */
  trend: ItemTrend | undefined;
}

/** Shows the count of one item beside its count in the previous check, and how it has changed in the last year. */
export function PastCountRow({ count, startedBy, isCompared, trend }: PastCountRowProps) {
  const { name, unit, before, after, beforeBasis } = count;
  const note = describeEntry(count, startedBy);
  return (
    // In wide windows the rows of a list share the columns, so that the charts are below each other.
    <li className="flex min-h-16 items-start gap-3 px-4 py-2.5 sm:col-span-3 sm:grid sm:grid-cols-subgrid sm:items-center sm:gap-4">
      <div className="min-w-0 flex-1 lg:grid lg:grid-cols-[9fr_6fr_5fr] lg:items-center lg:gap-x-4">
        <Name as="p" className="leading-snug font-medium">
          {name}
        </Name>
        <p className="text-muted-foreground mt-0.5 text-sm wrap-anywhere tabular-nums">
          {before && (
            <>
              <span className="sr-only">from </span>
              {formatStock(before.newStock, before.partialAmount)}
              {beforeBasis === "assumed" && " (as recorded)"}{" "}
            </>
          )}
          <span className="whitespace-nowrap">
            {before && (
              <>
                <ArrowRight aria-hidden className="mr-1.5 inline size-3.5 align-[-0.125em]" />
                <span className="sr-only">to </span>
              </>
            )}
            {describeCount(after, unit)}
            {note && ","}
          </span>{" "}
          {note}
        </p>
        {trend && <TrendSentence trend={trend} unit={unit} />}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 sm:contents">
        {isCompared && (
          <span className="flex justify-end sm:col-start-3 sm:row-start-1">
            <ChangeOfCount change={countChange(before, after)} isAssumed={isAssumed(count)} />
          </span>
        )}
        {trend && trend.amounts.length > 1 && (
          <TrendLine
            trend={trend}
            unit={unit}
            className="h-5 w-16 sm:col-start-2 sm:row-start-1 sm:h-7 sm:w-24"
          />
        )}
      </div>
    </li>
  );
}

/** Returns whether an entry was assumed, and who made it if it was not the person who started the check. */
function describeEntry(
  { basis, countedBy }: PastCountRowProps["count"],
  startedBy: string,
): string {
  const by = countedBy === startedBy ? "" : ` by ${countedBy}`;
  if (basis === "assumed") return `taken as recorded${by}`;
  return by && `counted${by}`;
}

/** Shows how often an item was found empty and how much of it is used; nothing if neither is known. */
function TrendSentence({ trend, unit }: { trend: ItemTrend; unit: Unit }) {
  const use = describeUse(trend.usePerWeek, unit);
  const parts = [
    ...(trend.foundEmpty > 0 ? [`Found empty ${describeFinds(trend)}`] : []),
    ...(use === null ? [] : [`Use: ${use}`]),
  ];
  if (parts.length === 0) return null;
  return <p className="text-muted-foreground mt-0.5 text-sm tabular-nums">{parts.join(" · ")}</p>;
}
