"use client";

import { useDndContext } from "@dnd-kit/core";
import { rectSortingStrategy } from "@dnd-kit/sortable";
import { useState } from "react";
import { DragHandlePlace } from "@/components/shared/drag-handle";
import { SortableEntries } from "@/components/shared/sortable-entries";
import { useReorderLocations } from "@/lib/features/locations/client/mutations";
import type { Location } from "@/lib/features/locations/model/dto";
import { LocationCard } from "./location-card";
import { type LocationCardsProps, LocationGrid } from "./location-grid";
import { SortableLocation } from "./sortable-location";

/**
 * Shows the cards in the checking sequence, which can be changed by pointer, touch and keyboard. A
 * separate chunk.
 */
export function SortableLocations({ locations: saved, ...shared }: LocationCardsProps) {
  const reorder = useReorderLocations();
  return (
    <SortableEntries
      entries={saved}
      order="checking sequence"
      strategy={rectSortingStrategy}
      onReorder={(ids) => reorder.mutate(ids)}
      renderCopy={(location) => <DraggedCopy {...shared} locations={saved} location={location} />}
    >
      {(locations) => (
        <LocationGrid>
          {locations.map((location) => (
            <SortableLocation key={location.id} location={location} {...shared} />
          ))}
        </LocationGrid>
      )}
    </SortableEntries>
  );
}

/** Shows the copy of a location that follows the pointer, with the place where a drop puts it. */
function DraggedCopy({ locations, ...shared }: LocationCardsProps & { location: Location }) {
  const { over } = useDndContext();
  // Kept while the copy moves to its place after the drop.
  const [target, setTarget] = useState(shared.location.id);
  if (over && over.id !== target) setTarget(Number(over.id));
  return (
    <LocationCard
      {...shared}
      place={locations.findIndex(({ id }) => id === target) + 1}
      handle={<DragHandlePlace />}
      className="border-primary shadow-floating scale-102"
    />
  );
}
