"use client";

import { DeviceNotice } from "@/components/shared/device-notice";
import { useIsOnline } from "@/lib/client/use-is-online";
import type { Reach } from "@/lib/client/use-reach";
import { PRODUCT } from "@/lib/core/product";

/**
 * Shows that the screen displays stored data, when the device is online but the server does not
 * respond.
 */
export function OutageNotice({ reach }: { reach: Reach }) {
  const isOnline = useIsOnline();
  const isOutage = isOnline && reach === "unreached";
  return (
    <DeviceNotice
      text={isOutage ? `${PRODUCT} cannot be reached. You see what this device has kept.` : null}
    />
  );
}
