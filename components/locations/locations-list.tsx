"use client";

import { lazy, Suspense } from "react";
import { FixedLocations, type LocationCardsProps } from "./location-grid";

// Without it, after a lost connection say, the list is there all the same, in its order.
const SortableLocations = lazy(() =>
  import("./sortable-locations").then(
    (loaded) => ({ default: loaded.SortableLocations }),
    () => ({ default: FixedLocations }),
  ),
);

interface LocationsListProps extends LocationCardsProps {
  canEdit: boolean;
}

/** All cards under the sentence that says what can be done with them. The sorting comes a moment later. */
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
