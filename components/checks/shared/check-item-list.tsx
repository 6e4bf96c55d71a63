import { ChevronDown, ChevronRight, CircleCheck, CircleEqual } from "lucide-react";
import type { ReactNode } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { cn } from "@/components/ui/class-names";
import { useCreatedIds } from "@/lib/client/pending-writes/use-created-ids";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { ScreenLink } from "./screen-link";

interface CheckItemListProps {
  items: readonly Item[];
  /** The screen that a tap on an item opens. */
  to: (item: Item) => CheckScreen;
  /** The content below the name of an item. */
  status: (item: Item) => ReactNode;
  /** Further content of an item, below its status. */
  note?: (item: Item) => ReactNode;
  /** The content at the end of the row of an item. */
  badge?: ((item: Item) => ReactNode) | undefined;
  /** Whether the row of an item is folded with those beside it that are also folded, into the number of them. */
  isFolded?: ((item: Item) => boolean) | undefined;
  labelledBy?: string;
}

/** Shows the items of a location, each with a link to its screen. */
export function CheckItemList({ items, isFolded, labelledBy, ...row }: CheckItemListProps) {
  const { keyOf } = useCreatedIds();
  return (
    <ul
      aria-labelledby={labelledBy}
      className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border"
    >
      {toRuns(items, isFolded).map((run) => {
        const [first] = run;
        if (!first) return null;
        if (run.length === 1) return <ItemRow key={keyOf(first.id)} item={first} {...row} />;
        return (
          <li key={`run ${keyOf(first.id)}`}>
            <details className="group">
              <summary className="hover:bg-muted text-muted-foreground flex min-h-12 cursor-pointer list-none items-center gap-3.5 px-3 py-2 text-sm tabular-nums outline-offset-[-3px] group-open:border-b [&::-webkit-details-marker]:hidden">
                <span className="flex w-12 shrink-0 justify-center">
                  <CircleCheck aria-hidden className="size-5" />
                </span>
                <span className="min-w-0 flex-1">{run.length} counted</span>
                <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
              </summary>
              <ul className="divide-y">
                {run.map((item) => (
                  <ItemRow key={keyOf(item.id)} item={item} {...row} />
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/** Splits the items into runs: one of successive folded items, and one for each other item. */
function toRuns(items: readonly Item[], isFolded: CheckItemListProps["isFolded"]): Item[][] {
  const runs: Item[][] = [];
  let open: Item[] | null = null;
  for (const item of items) {
    const folds = isFolded?.(item) ?? false;
    if (folds && open) open.push(item);
    else {
      const run = [item];
      runs.push(run);
      open = folds ? run : null;
    }
  }
  return runs;
}

type ItemRowProps = Pick<CheckItemListProps, "to" | "status" | "note" | "badge"> & { item: Item };

function ItemRow({ item, to, status, note, badge }: ItemRowProps) {
  const end = badge?.(item);
  return (
    <li>
      <ScreenLink
        to={to(item)}
        className="hover:bg-muted flex min-h-16 items-center gap-3.5 px-3 py-2 outline-offset-[-3px] transition-colors"
      >
        <NamedTile of={item} className="w-12 rounded-lg" emptyText="" />
        <span
          className={cn(
            "grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 lg:items-center lg:gap-6",
            badge ? "lg:grid-cols-[minmax(0,1fr)_11rem_7rem]" : "lg:flex",
          )}
        >
          <Name className="leading-snug font-medium lg:flex-1">{item.name}</Name>
          <span
            className={cn(
              "col-span-2 row-start-2 lg:flex lg:shrink-0 lg:flex-col",
              !badge && "lg:items-end",
              // The state of a pending item, which has no badge, uses the column of the badges too.
              badge && "lg:col-start-2 lg:row-start-1",
              badge && (end ? "lg:col-span-1" : "lg:col-span-2"),
            )}
          >
            <span className="block text-sm tabular-nums">{status(item)}</span>
            {note?.(item)}
          </span>
          {end && (
            <span className="col-start-2 row-start-1 max-[22rem]:col-span-2 max-[22rem]:col-start-1 max-[22rem]:row-start-3 lg:col-start-3">
              {end}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden className="text-muted-foreground size-5 shrink-0" />
      </ScreenLink>
    </li>
  );
}

interface CountStatusProps {
  /** The counted amount as text; undefined while the item is pending. */
  counted: string | undefined;
  /** Whether the entry is an assumed entry. */
  isAssumed: boolean;
}

/** Shows the counted amount of an item, or that the item is pending. */
export function CountStatus({ counted, isAssumed }: CountStatusProps) {
  if (counted === undefined) return <span className="text-low font-medium">Pending check</span>;
  const Icon = isAssumed ? CircleEqual : CircleCheck;
  return (
    <span className="text-muted-foreground inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {`Current: ${counted}`}
    </span>
  );
}
