"use client";

import { useMemo } from "react";
import { useOutboxState } from "@/lib/client/outbox/use-outbox";
import type { ShoppingList } from "@/lib/features/shopping-lists/dto";
import { withWaitingTicks } from "@/lib/features/shopping-lists/waiting-ticks";

/** A fetched list with the ticks that still wait on this device. */
export function useShownList<L extends ShoppingList | null | undefined>(list: L) {
  const { waiting } = useOutboxState();
  return useMemo(() => (list ? withWaitingTicks(list, waiting) : list), [list, waiting]);
}
