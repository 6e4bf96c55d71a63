"use client";

import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useIsOnline } from "@/lib/client/use-is-online";
import { describePending } from "./describe-writes";

/** Returns the notice about pending writes that cannot be sent now; null while there is nothing to report. */
export function usePendingNotice(): string | null {
  const pending = usePendingWrites("pending");
  const isDelayed = usePendingWrites("isDelayed");
  const isOnline = useIsOnline();
  return describePending(pending, { isOnline, isDelayed });
}
