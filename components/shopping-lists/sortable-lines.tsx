"use client";

import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useId, useState } from "react";
import { DragHandle } from "@/components/shared/drag-handle";
import { nearestInList } from "@/components/shared/nearest-in-list";
import {
  reorderInstructions,
  useReorderAnnouncements,
} from "@/components/shared/use-reorder-announcements";
import { cn } from "@/components/ui/class-names";
import { useMoveItem } from "@/lib/features/shop-order/client/mutations";
import type { ShopOrder } from "@/lib/features/shop-order/model/dto";

/** The distance in pixels after which a press becomes a drag. A tap on the handle does not drag. */
const DRAG_DISTANCE = 4;

/** An item on the list. */
export interface SortableItem {
  id: number;
  name: string;
  /** The name of its location. */
  room: string | undefined;
}

interface SortableLinesProps {
  items: readonly SortableItem[];
  order: ShopOrder;
  /** Called when a drag begins, and when it ends or is cancelled. */
  onDragging: (isActive: boolean) => void;
}

/** Shows items in the order of the shop, which can be changed by pointer, touch and keyboard. A separate chunk. */
export function SortableLines({ items, order, onDragging }: SortableLinesProps) {
  const id = useId();
  const move = useMoveItem();
  const [drop, setDrop] = useState<{ on: readonly number[]; ids: number[] } | null>(null);
  // The cache is updated shortly after the drop. Without the local order the row would jump back.
  const sequence = drop?.on === order.itemIds ? drop.ids : order.itemIds;
  const sorted = sequence.flatMap((itemId) => items.find((item) => item.id === itemId) ?? []);
  const ids = sorted.map((item) => item.id);
  const announcements = useReorderAnnouncements(sorted);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: "auto",
    }),
  );

  function end({ active, over }: DragEndEvent) {
    onDragging(false);
    const from = ids.indexOf(Number(active.id));
    const to = over ? ids.indexOf(Number(over.id)) : -1;
    if (from < 0 || to < 0 || from === to) return;
    const next = arrayMove(ids, from, to);
    const before = next[to - 1];
    const besideId = before ?? next[1];
    if (besideId === undefined) return;
    setDrop({ on: order.itemIds, ids: next });
    move.mutate({ itemId: Number(active.id), besideId, isAfter: before !== undefined });
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={nearestInList}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: reorderInstructions("order of the shop") },
      }}
      onDragStart={() => onDragging(true)}
      onDragCancel={() => onDragging(false)}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="flex flex-col">
          {sorted.map((item) => (
            <SortableRow key={item.id} item={item} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ item: { id, name, room } }: { item: SortableItem }) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        "bg-popover flex min-h-14 items-center gap-2 border-b pl-1 last:border-b-0",
        isDragging && "shadow-floating relative z-10 rounded-xl border-transparent pl-3",
      )}
    >
      <span className="min-w-0 flex-1 py-1.5">
        <span className="block leading-snug font-medium wrap-anywhere">{name}</span>
        {room && <span className="text-muted-foreground block truncate text-sm">{room}</span>}
      </span>
      <DragHandle
        ref={setActivatorNodeRef}
        name={name}
        aria-describedby={attributes["aria-describedby"]}
        aria-roledescription={attributes["aria-roledescription"]}
        aria-pressed={attributes["aria-pressed"]}
        {...listeners}
      />
    </li>
  );
}
