import type { ReactNode } from "react";
import type { Location } from "@/lib/features/locations/model/dto";
import { DragHandlePlace } from "./drag-handle";
import { LocationCard, type SharedLocationProps } from "./location-card";

export const LOCATION_GRID = "grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4";

/** Lays out the cards of locations in a grid. */
export function LocationGrid({ children }: { children: ReactNode }) {
  return <ul className={LOCATION_GRID}>{children}</ul>;
}

export interface LocationCardsProps extends SharedLocationProps {
  locations: readonly Location[];
}

/**
 * Shows the cards without sorting: without the permission to edit, and until the sorting is loaded.
 */
export function FixedLocations({ locations, ...shared }: LocationCardsProps) {
  return (
    <LocationGrid>
      {locations.map((location) => (
        <li key={location.id}>
          <LocationCard
            location={location}
            handle={shared.onEdit && <DragHandlePlace />}
            {...shared}
          />
        </li>
      ))}
    </LocationGrid>
  );
}
