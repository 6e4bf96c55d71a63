"use client";

import { RelativeTime } from "@/components/shared/relative-time";
import { now } from "@/lib/core/clock";
import type { SignedInDevice } from "@/lib/features/accounts/model/dto";

/** The server stores the last use at most once an hour, so a shorter distance would be wrong. */
const PRECISION_MS = 60 * 60_000;

/** Shows when a device was used last. */
export function LastUse({ device }: { device: SignedInDevice }) {
  if (device.isCurrent) return "Active now";
  const age = now().getTime() - new Date(device.lastUsedAt).getTime();
  if (age < PRECISION_MS) return "Active within the last hour";
  return (
    <>
      Active <RelativeTime value={device.lastUsedAt} />
    </>
  );
}
