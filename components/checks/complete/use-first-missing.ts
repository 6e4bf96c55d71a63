"use client";

import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import type { LocationProgress } from "@/lib/features/checks/model/rules";
import { type CheckScreen, locationToContinue } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";

/**
 * Returns the screen of the first item in a round through the missing items; null if nothing is missing or the person
 * may not count.
 */
export function useFirstMissing(
  progress: readonly LocationProgress<Location, Item>[],
  mayCount: boolean,
): CheckScreen | null {
  const location = locationToContinue(progress, useOccupiedLocations());
  const item = progress.find((place) => place.location === location)?.pending[0];
  if (!mayCount || !item) return null;
  return {
    name: "itemSingleCheck",
    locationId: item.locationId,
    itemId: item.id,
    round: "check",
  };
}
