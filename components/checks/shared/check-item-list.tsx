import { ChevronRight, CircleCheck, CircleEqual, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { PhotoTile } from "@/components/shared/photo-tile";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import { ScreenLink } from "./screen-link";

interface CheckItemListProps {
  items: readonly Item[];
  /** Where a tap on an item leads. */
  to: (item: Item) => CheckScreen;
  /** What stands below an item's name. */
  status: (item: Item) => ReactNode;
  /** What is said below that. */
  note?: (item: Item) => ReactNode;
  labelledBy?: string;
}

/** The items of a location, each leading to where it is counted. */
export function CheckItemList({ items, to, status, note, labelledBy }: CheckItemListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border"
    >
      {items.map((item) => (
        <li key={item.id}>
          <ScreenLink
            to={to(item)}
            className="hover:bg-muted flex min-h-16 items-center gap-3.5 px-3 py-2.5 outline-offset-[-3px] transition-colors"
          >
            <PhotoTile
              photo={item.photo}
              name={item.name}
              className="w-12 rounded-lg"
              emptyText=""
            />
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-medium break-words">{item.name}</span>
              <span className="mt-0.5 block text-sm tabular-nums">{status(item)}</span>
              {note?.(item)}
            </span>
            <ChevronRight aria-hidden className="text-muted-foreground size-5 shrink-0" />
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

interface CountStatusProps {
  /** What is there, in words; undefined while the item is pending. */
  counted: string | undefined;
  /** It is the recorded stock, which nobody counted. */
  isAssumed: boolean;
}

/** What a check says of an item: what is there, or that it is still to be counted. */
export function CountStatus({ counted, isAssumed }: CountStatusProps) {
  const Icon = counted === undefined ? Clock : isAssumed ? CircleEqual : CircleCheck;
  return (
    <span
      className={
        counted === undefined
          ? "text-low inline-flex items-center gap-1.5 font-medium"
          : "text-muted-foreground inline-flex items-center gap-1.5"
      }
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {counted === undefined ? "Pending check" : `Current: ${counted}`}
    </span>
  );
}
