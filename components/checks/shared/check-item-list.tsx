import { ChevronRight, CircleCheck, CircleEqual } from "lucide-react";
import type { ReactNode } from "react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
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
  labelledBy?: string;
}

/** Shows the items of a location, each with a link to its screen. */
export function CheckItemList({ items, to, status, note, badge, labelledBy }: CheckItemListProps) {
  const { keyOf } = useCreatedIds();
  return (
    <ul
      aria-labelledby={labelledBy}
      className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border"
    >
      {items.map((item) => (
        <li key={keyOf(item.id)}>
          <ScreenLink
            to={to(item)}
            className="hover:bg-muted flex min-h-16 items-center gap-3.5 px-3 py-2 outline-offset-[-3px] transition-colors"
          >
            <NamedTile of={item} className="w-12 rounded-lg" emptyText="" />
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 lg:flex lg:items-center lg:gap-6">
              <Name className="leading-snug font-medium lg:flex-1">{item.name}</Name>
              <span className="col-span-2 row-start-2 lg:flex lg:shrink-0 lg:flex-col lg:items-end">
                <span className="block text-sm tabular-nums">{status(item)}</span>
                {note?.(item)}
              </span>
              {badge && (
                <span className="col-start-2 row-start-1 max-[22rem]:col-span-2 max-[22rem]:col-start-1 max-[22rem]:row-start-3 lg:w-28 lg:shrink-0">
                  {badge(item)}
                </span>
              )}
            </span>
            <ChevronRight aria-hidden className="text-muted-foreground size-5 shrink-0" />
          </ScreenLink>
        </li>
      ))}
    </ul>
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
