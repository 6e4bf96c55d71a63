"use client";

import { lazy, Suspense } from "react";
import { FixedLocations, type LocationCardsProps } from "./location-grid";

// If the chunk cannot be loaded, for example offline, the list is shown without sorting.
const SortableLocations = lazy(() =>
  import("./sortable-locations").then(
    (loaded) => ({ default: loaded.SortableLocations }),
    () => ({ default: FixedLocations }),
  ),
);

interface LocationsListProps extends LocationCardsProps {
  canEdit: boolean;
}

/** Shows all cards. The sorting code is loaded after the first render. */
export function LocationsList({ canEdit, ...cards }: LocationsListProps) {
  if (!canEdit) return <FixedLocations {...cards} />;
  return (
    <>
      <p className="text-muted-foreground -mt-3 mb-4 text-[0.9375rem]">
        {cards.selected ? "Select locations to delete" : "Drag to reorder checking sequence"}
      </p>
      <Suspense fallback={<FixedLocations {...cards} />}>
        <SortableLocations {...cards} />
      </Suspense>
    </>
  );
}
