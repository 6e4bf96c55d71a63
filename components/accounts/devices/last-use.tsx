"use client";

import { RelativeTime } from "@/components/shared/relative-time";
import { useBrowserValue } from "@/lib/client/use-browser-value";
import { now } from "@/lib/core/clock";
import type { SignedInDevice } from "@/lib/features/accounts/model/dto";

/** The server stores the last use at most once an hour, so "5 minutes ago" could be wrong. */
const PRECISION_MS = 60 * 60_000;

/**
 * Shows when a device was used last. Whether that was within the last hour is computed after hydration, with
 * the browser's clock.
 */
export function LastUse({ device }: { device: SignedInDevice }) {
  const isRecent = useBrowserValue(
    () => now().getTime() - new Date(device.lastUsedAt).getTime() < PRECISION_MS,
    () => false,
  );
  if (device.isCurrent) return "Active now";
  if (isRecent) return "Active within the last hour";
  return (
    <>
      Active <RelativeTime value={device.lastUsedAt} />
    </>
  );
}
