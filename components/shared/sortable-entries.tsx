"use client";

import {
  defaultDropAnimation,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  type SortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useId, useState } from "react";
import { nearestInList } from "./nearest-in-list";
import { reorderInstructions, useReorderAnnouncements } from "./use-reorder-announcements";

/** The distance in pixels after which a press becomes a drag. A tap on the handle does not drag. */
const DRAG_DISTANCE = 4;

interface Entry {
  id: number;
  name: string;
}

interface SortableEntriesProps<E extends Entry> {
  /** The entries in their saved order. */
  entries: readonly E[];
  /** The name of the order in the instructions for screen readers, such as "checking sequence". */
  order: string;
  /** How the entries are laid out. */
  strategy: SortingStrategy;
  /** Called with the new order and the id of the entry that was dragged. */
  onReorder: (ids: readonly number[], draggedId: number) => void;
  /** Called when a drag starts or ends. */
  onDragging?: (isDragging: boolean) => void;
  /** Renders a copy of the dragged entry that follows the pointer. Without it the entry itself follows. */
  renderCopy?: (entry: E) => ReactNode;
  children: (entries: readonly E[]) => ReactNode;
}

/** Lets people reorder entries by pointer, touch and keyboard. Its children use `useSortableEntry`. */
export function SortableEntries<E extends Entry>({
  entries: saved,
  order,
  strategy,
  onReorder,
  onDragging,
  renderCopy,
  children,
}: SortableEntriesProps<E>) {
  const id = useId();
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [drop, setDrop] = useState<{ on: readonly E[]; ids: number[] } | null>(null);
  // The cache is updated shortly after the drop. Without the local order the entry would jump back.
  const entries = drop?.on === saved ? inOrder(saved, drop.ids) : saved;
  const ids = entries.map((entry) => entry.id);
  const dragged = entries.find((entry) => entry.id === draggedId);
  const announcements = useReorderAnnouncements(entries);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: "auto",
    }),
  );

  function drag(entryId: number | null) {
    setDraggedId(entryId);
    onDragging?.(entryId !== null);
  }

  function move({ active, over }: DragEndEvent) {
    drag(null);
    const from = ids.indexOf(Number(active.id));
    const to = over ? ids.indexOf(Number(over.id)) : -1;
    if (from < 0 || to < 0 || from === to) return;
    const next = arrayMove(ids, from, to);
    setDrop({ on: saved, ids: next });
    onReorder(next, Number(active.id));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={nearestInList}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: reorderInstructions(order) },
      }}
      onDragStart={({ active }) => drag(Number(active.id))}
      onDragEnd={move}
      onDragCancel={() => drag(null)}
    >
      <SortableContext items={ids} strategy={strategy}>
        {children(entries)}
      </SortableContext>
      {renderCopy && (
        <DragOverlay dropAnimation={prefersNoMotion() ? null : defaultDropAnimation}>
          {dragged && (
            // The original entry remains in the DOM with its accessible name and the focus.
            <div aria-hidden inert className="h-full cursor-grabbing">
              {renderCopy(dragged)}
            </div>
          )}
        </DragOverlay>
      )}
    </DndContext>
  );
}

function inOrder<E extends Entry>(entries: readonly E[], ids: readonly number[]): E[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return entries.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

function prefersNoMotion(): boolean {
  if (typeof window === "undefined") return false;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
