"use client";

import { NamedTile } from "@/components/pictograms/named-tile";
import { Name } from "@/components/shared/name";
import { useSortableEntry } from "@/components/shared/use-sortable-entry";
import { cn } from "@/components/ui/class-names";
import type { Item } from "@/lib/features/items/model/dto";

/** Shows an item that can be dragged by its handle. */
export function ArrangedItem({ item }: { item: Item }) {
  const { id, name } = item;
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
      <Name className="line-clamp-2 min-w-0 flex-1 leading-snug">{name}</Name>
      {handle}
    </li>
  );
}
