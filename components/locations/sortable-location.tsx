"use client";

import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { DragHandle } from "@/components/shared/drag-handle";
import { cn } from "@/components/ui/class-names";
import type { Location } from "@/lib/features/locations/model/dto";
import { LocationCard, type SharedLocationProps } from "./location-card";

/**
 * Renders a location that can be dragged by its handle. During the drag an empty outline marks the
 * target position.
 */
export function SortableLocation({
  location,
  ...shared
}: SharedLocationProps & { location: Location }) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: location.id, disabled: shared.selected !== null });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        "rounded-2xl",
        // The card is transparent and not `hidden` during the drag, because its drag handle must keep the
        // focus.
        isDragging && "outline-input outline-2 -outline-offset-2 outline-dashed *:opacity-0",
      )}
    >
      <LocationCard
        location={location}
        handle={
          <DragHandle
            ref={setActivatorNodeRef}
            name={location.name}
            aria-describedby={attributes["aria-describedby"]}
            aria-roledescription={attributes["aria-roledescription"]}
            aria-pressed={attributes["aria-pressed"]}
            {...listeners}
          />
        }
        {...shared}
      />
    </li>
  );
}
