import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { AppLink } from "@/components/shared/app-link";
import { Sparkline } from "@/components/stock/history/sparkline";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import type { Check, Found } from "@/lib/features/checks/model/dto";

const findings = [
  {
    key: "outOfStock",
    filter: "out",
    label: "Out of stock",
    icon: CircleX,
    look: "text-destructive",
  },
  { key: "lowStock", filter: "low", label: "Low stock", icon: TriangleAlert, look: "text-low" },
  {
    key: "wellStocked",
    filter: "well",
    label: "Well stocked",
    icon: CircleCheck,
    look: "text-primary",
  },
] as const;

interface FindingsProps {
  stockStatus: NonNullable<Check["stockStatus"]>;
  /** Whether each number links to the items that have this stock now. */
  isLinked?: boolean;
  /** What the checks before this one have found, the oldest first. */
  earlier?: readonly Found[];
  /** How many entries of the check were taken as recorded. */
  assumedCount?: number | null;
}

/**
 * Shows how many items a completed check found out of stock, low and well stocked. The sentence below the
 * figures contains the sum of the first two. Without the sum, "Low stock 0" would suggest that nothing must
 * be bought.
 */
export function Findings({
  stockStatus,
  isLinked = false,
  earlier = [],
  assumedCount = null,
}: FindingsProps) {
  const { outOfStock, lowStock, wellStocked } = stockStatus;
  const short = outOfStock + lowStock;
  return (
    <div>
      <dl className="grid grid-cols-3 gap-2 sm:gap-3">
        {findings.map(({ key, filter, label, icon: Icon, look }) => (
          <div
            key={key}
            className={cn(
              "bg-muted relative flex flex-col gap-0.5 rounded-xl px-2 py-3 sm:p-4",
              // The second column is for the chart. Without a chart it would be the place of the label.
              earlier.length > 0 && "lg:grid lg:grid-cols-[1fr_6rem] lg:gap-x-4",
            )}
          >
            <dt className="text-muted-foreground text-xs leading-tight sm:text-sm">
              {isLinked ? (
                <AppLink
                  href={paths.items({ stock: [filter] })}
                  // The click area of the link covers the whole tile.
                  className="underline-offset-4 after:absolute after:inset-0 after:rounded-xl hover:underline"
                >
                  {label}
                </AppLink>
              ) : (
                label
              )}
            </dt>
            <dd className="order-first flex flex-wrap items-center gap-x-1.5 text-xl leading-tight font-bold tabular-nums">
              <Icon
                aria-hidden
                className={cn(
                  "size-5 shrink-0",
                  stockStatus[key] > 0 ? look : "text-muted-foreground",
                )}
              />
              {stockStatus[key]}
            </dd>
            <Trend look={look} earlier={earlier.map((found) => found.stockStatus[key])}>
              {stockStatus[key]}
            </Trend>
          </div>
        ))}
      </dl>
      <div className="text-muted-foreground mt-2.5 flex flex-wrap gap-x-3 text-xs tabular-nums empty:hidden sm:text-sm">
        {short > 0 && (
          <p>
            {short} of {short + wellStocked} below target
          </p>
        )}
        {assumedCount !== null && assumedCount > 0 && <p>{assumedCount} taken as recorded</p>}
      </div>
    </div>
  );
}

interface TrendProps {
  /** The colour of the line. */
  look: string;
  earlier: readonly number[];
  children: number;
}

/** Shows a number of the latest check with those of the checks before it as a small chart; nothing without them. */
function Trend({ look, earlier: [first, ...others], children }: TrendProps) {
  if (first === undefined) return null;
  const values = [first, ...others, children] as const;
  return (
    // At the bottom of the tile, because the labels of the three tiles can have different numbers of lines.
    <dd className="mt-auto flex pt-2 lg:col-start-2 lg:row-start-1 lg:row-end-3 lg:my-auto lg:pt-0">
      <Sparkline
        values={values}
        label={`Last ${values.length} checks, the oldest first: ${values.join(", ")}`}
        className={cn("h-5 w-full lg:h-7", look)}
      />
    </dd>
  );
}

/**
 * Shows how many items a check found out of stock, low and well stocked, in columns that are aligned between rows. The
 * columns fit numbers of four digits. In a narrow container the labels are below the numbers.
 */
export function FindingsLine({ stockStatus }: { stockStatus: NonNullable<Check["stockStatus"]> }) {
  return (
    <dl className="grid grid-cols-3 gap-x-2 text-base @lg:grid-cols-[9rem_8.25rem_9.25rem]">
      {findings.map(({ key, label, icon: Icon, look }) => (
        <div key={key} className="flex flex-wrap items-center gap-x-1.5">
          <Icon aria-hidden className={cn("size-4 shrink-0", look)} />
          <dt className="text-muted-foreground order-last basis-full text-xs @lg:basis-auto @lg:text-sm">
            {label.toLowerCase()}
          </dt>
          <dd className="font-semibold tabular-nums">{stockStatus[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
