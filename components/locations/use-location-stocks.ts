"use client";

import { useMemo } from "react";
import { usePendingStock } from "@/components/checks/use-pending-stock";
import { useItems } from "@/lib/features/items/client/use-items";
import { type LocationStock, stockByLocation } from "@/lib/features/items/model/location-stock";

/**
 * Returns how many items of each location are out or low, by the id of the location. Returns undefined while the items
 * load.
 */
export function useLocationStocks(): ReadonlyMap<number, LocationStock> | undefined {
  const stocked = usePendingStock(useItems().data);
  return useMemo(() => stocked && stockByLocation(stocked), [stocked]);
}
