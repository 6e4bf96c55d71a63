"use client";

import { useMemo } from "react";
import { usePendingStock } from "@/components/checks/use-pending-stock";
import { useItems } from "@/lib/features/items/client/use-items";
import { type LocationStock, stockByLocation } from "@/lib/features/items/model/location-stock";

/** Returns the stock of each location by its id; undefined while the items load. */
export function useLocationStocks(): ReadonlyMap<number, LocationStock> | undefined {
  const stocked = usePendingStock(useItems().data);
  return useMemo(() => stocked && stockByLocation(stocked), [stocked]);
}
