"use client";

import { late } from "@/components/shared/late";
import { LoadFailure } from "@/components/shared/load-failure";
import { FixedLocations, type LocationCardsProps } from "./location-grid";

// If the chunk cannot be loaded, the list is shown, but cannot be sorted.
const SortableLocations = late(
  async () => (await import("./sortable-locations")).SortableLocations,
  {
    renderWaiting: (cards) => <FixedLocations {...cards} />,
    renderFailed: (failure, cards) => (
      <>
        <LoadFailure {...failure} takesFocus={false} />
        <FixedLocations {...cards} />
      </>
    ),
  },
);

interface LocationsListProps extends LocationCardsProps {
  canEdit: boolean;
}

/** Shows all cards. The sorting code is loaded after the first render. */
export function LocationsList({ canEdit, ...cards }: LocationsListProps) {
  if (!canEdit) return <FixedLocations {...cards} />;
  return (
    <>
      <p className="text-muted-foreground -mt-3 mb-4 text-sm">
        {cards.selected ? "Select locations to delete" : "Drag to reorder checking sequence"}
      </p>
      <SortableLocations {...cards} />
    </>
  );
}
