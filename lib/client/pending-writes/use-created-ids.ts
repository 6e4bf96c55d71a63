"use client";

import { useMemo } from "react";
import { type CreatedIds, createdIds } from "./temporary-ids";
import { usePendingWrites } from "./use-pending-writes";

/** Returns the ids of the records that were created on this device. */
export function useCreatedIds(): CreatedIds {
  const created = usePendingWrites("created");
  return useMemo(() => createdIds(created), [created]);
}
