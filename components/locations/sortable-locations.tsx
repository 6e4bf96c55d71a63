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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import { useId, useState } from "react";
import { DragHandlePlace } from "@/components/shared/drag-handle";
import { nearestInList } from "@/components/shared/nearest-in-list";
import {
  reorderInstructions,
  useReorderAnnouncements,
} from "@/components/shared/use-reorder-announcements";
import { useReorderLocations } from "@/lib/features/locations/client/mutations";
import type { Location } from "@/lib/features/locations/model/dto";
import { inSequence } from "@/lib/features/locations/model/rules";
import { LocationCard } from "./location-card";
import { type LocationCardsProps, LocationGrid } from "./location-grid";
import { SortableLocation } from "./sortable-location";

/** The distance in pixels after which a press becomes a drag. A tap on the handle does not drag. */
const DRAG_DISTANCE = 4;

/**
 * Shows the cards in the checking sequence, which can be changed by pointer, touch and keyboard. A
 * separate chunk.
 */
export function SortableLocations({ locations: saved, ...shared }: LocationCardsProps) {
  const id = useId();
  const reorder = useReorderLocations();
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [drop, setDrop] = useState<{ on: readonly Location[]; ids: number[] } | null>(null);
  // The cache is updated shortly after the drop. Without the local order the card would jump back.
  const locations = drop?.on === saved ? inSequence(saved, drop.ids) : saved;
  const ids = locations.map((location) => location.id);
  const dragged = locations.find((location) => location.id === draggedId);
  const announcements = useReorderAnnouncements(locations);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: "auto",
    }),
  );

  function move({ active, over }: DragEndEvent) {
    setDraggedId(null);
    const from = ids.indexOf(Number(active.id));
    const to = over ? ids.indexOf(Number(over.id)) : -1;
    if (from < 0 || to < 0 || from === to) return;
    const next = arrayMove(ids, from, to);
    setDrop({ on: saved, ids: next });
    reorder.mutate(next);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={nearestInList}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: reorderInstructions("checking sequence") },
      }}
      onDragStart={({ active }) => setDraggedId(Number(active.id))}
      onDragEnd={move}
      onDragCancel={() => setDraggedId(null)}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <LocationGrid>
          {locations.map((location) => (
            <SortableLocation key={location.id} location={location} {...shared} />
          ))}
        </LocationGrid>
      </SortableContext>
      <DragOverlay dropAnimation={prefersNoMotion() ? null : defaultDropAnimation}>
        {dragged && (
          // The dragged card is a visual copy. The original card remains in the DOM with its accessible name
          // and the focus.
          <div aria-hidden inert className="h-full cursor-grabbing">
            <LocationCard
              {...shared}
              location={dragged}
              handle={<DragHandlePlace />}
              className="border-primary shadow-floating scale-102"
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function prefersNoMotion(): boolean {
  if (typeof window === "undefined") return false;
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
