"use client";

import { DeviceNotice } from "@/components/shared/device-notice";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import type { Reach } from "@/lib/client/reach";
import { useIsOnline } from "@/lib/client/use-is-online";
import { PRODUCT } from "@/lib/core/product";

/**
 * Shows that the screen displays stored data, when the device is online but the server does not respond. Delayed
 * pending writes have a notice of their own in the same place.
 */
export function OutageNotice({ reach }: { reach: Reach }) {
  const isOnline = useIsOnline();
  const pending = usePendingWrites("pending");
  const isDelayed = usePendingWrites("isDelayed");
  const hasDelayed = isDelayed && pending.length > 0;
  const isOutage = isOnline && reach === "unreached" && !hasDelayed;
  return (
    <DeviceNotice
      text={isOutage ? `${PRODUCT} cannot be reached. You see what this device has kept.` : null}
    />
  );
}
