"use client";

import { useSortableEntry } from "@/components/shared/use-sortable-entry";
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
  const { id, name } = location;
  const { ref, style, isDragging, index, handle } = useSortableEntry({
    id,
    name,
    isDisabled: shared.selected !== null,
  });
  return (
    <li
      ref={ref}
      style={style}
      className={cn(
        "rounded-2xl",
        // The card is transparent and not `hidden` during the drag, because its drag handle must keep the
        // focus.
        isDragging && "outline-input outline-2 -outline-offset-2 outline-dashed *:opacity-0",
      )}
    >
      <LocationCard location={location} place={index + 1} handle={handle} {...shared} />
    </li>
  );
}
