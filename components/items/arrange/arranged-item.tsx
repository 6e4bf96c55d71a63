"use client";

import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { useSortableEntry } from "@/components/shared/use-sortable-entry";
import { cn } from "@/components/ui/class-names";
import type { Item } from "@/lib/features/items/model/dto";

interface ArrangedItemProps {
  item: Item;
  /** The name of the item in this order. */
  name: string;
  /** The text below the name. */
  note?: string | undefined;
}

/** Shows an item that can be dragged by its handle. */
export function ArrangedItem({ item, name, note }: ArrangedItemProps) {
  const { id } = item;
  const { ref, style, isDragging, handle } = useSortableEntry({ id, name });
  return (
    <li
      ref={ref}
      style={style}
      className={cn(
        "bg-popover flex min-h-14 items-center gap-3 border-b px-1 last:border-b-0",
        isDragging && "shadow-floating relative z-10 rounded-xl",
      )}
    >
      <NamedTile of={item} emptyText="" className="w-10 shrink-0 rounded-lg" />
      <span className="min-w-0 flex-1 py-1.5 leading-snug">
        <Name className="line-clamp-2" title={name}>
          {name}
        </Name>
        {note && (
          <span className="text-muted-foreground block truncate text-sm" title={note}>
            {note}
          </span>
        )}
      </span>
      {handle}
    </li>
  );
}
