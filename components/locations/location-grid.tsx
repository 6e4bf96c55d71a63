import type { ReactNode } from "react";
import { DragHandlePlace } from "@/components/shared/drag-handle";
import type { Location } from "@/lib/features/locations/model/dto";
import { LOCATION_GRID } from "./grid-layout";
import { LocationCard, type SharedLocationProps } from "./location-card";

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
      {locations.map((location, index) => (
        <li key={location.id}>
          <LocationCard
            location={location}
            place={index + 1}
            handle={shared.onEdit && <DragHandlePlace />}
            {...shared}
          />
        </li>
      ))}
    </LocationGrid>
  );
}
