"use client";

import { useMemo } from "react";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import { type LeftThing, leftToPutAway, type Shopped } from "@/lib/features/purchases/model/left";

const NOTHING: readonly LeftThing[] = [];

/** Returns what is ticked and not put away; nothing for an earlier list or while the purchases load. */
export function useLeftToPutAway({ list, additions }: Shopped): readonly LeftThing[] {
  const purchases = usePurchases();
  return useMemo(
    () => (purchases ? leftToPutAway({ list, additions }, purchases) : NOTHING),
    [purchases, list, additions],
  );
}
