"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import type { Addition } from "../model/dto";
import { overlayAdditions } from "./pending-writes";
import { additionsQuery } from "./queries";

/** A constant array, so that screens do not render again while the additions are loading. */
const NONE: readonly Addition[] = [];

/**
 * Returns what people have written on the shopping list, with the pending writes of this device. `username`
 * is the signed-in person, who is shown as the author of the pending writes.
 */
export function useAdditions(username: string): readonly Addition[] {
  const { data } = useQuery(additionsQuery());
  const pending = usePendingWrites("pending");
  return useMemo(
    // Pending writes are shown also while the additions are loading.
    () => overlayAdditions({ additions: data ?? NONE, username }, pending),
    [data, username, pending],
  );
}
