"use client";

import { Name } from "@/components/shared/name";
import { useSortableEntry } from "@/components/shared/use-sortable-entry";
import { cn } from "@/components/ui/class-names";

/** An item on the list. */
export interface SortableItem {
  id: number;
  name: string;
  /** The name of its location. */
  room: string | undefined;
}

/** Shows an item that can be dragged by its handle to its place in the order of the shop. */
export function SortableLine({ item: { id, name, room } }: { item: SortableItem }) {
  const { ref, style, isDragging, handle } = useSortableEntry({ id, name });
  return (
    <li
      ref={ref}
      style={style}
      className={cn(
        "bg-popover flex min-h-14 items-center gap-2 border-b last:border-b-0",
        isDragging && "shadow-floating relative z-10 rounded-xl border-transparent pl-3",
      )}
    >
      <span className="min-w-0 flex-1 py-1.5">
        <Name className="block leading-snug font-medium">{name}</Name>
        {room && (
          <span className="text-muted-foreground block truncate text-sm" title={room}>
            {room}
          </span>
        )}
      </span>
      {handle}
    </li>
  );
}
