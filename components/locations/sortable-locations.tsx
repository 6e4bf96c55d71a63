"use client";

import { rectSortingStrategy } from "@dnd-kit/sortable";
import { DragHandlePlace } from "@/components/shared/drag-handle";
import { SortableEntries } from "@/components/shared/sortable-entries";
import { useReorderLocations } from "@/lib/features/locations/client/mutations";
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
      renderCopy={(location) => (
        <LocationCard
          {...shared}
          location={location}
          handle={<DragHandlePlace />}
          className="border-primary shadow-floating scale-102"
        />
      )}
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
