"use client";

import { DeviceNotice } from "@/components/shared/device-notice";
import { useWriteQueueState } from "@/lib/client/pending-writes/use-write-queue";
import { useIsOnline } from "@/lib/client/use-is-online";
import { describeWaiting } from "./describe-writes";
import { RefusedCounts } from "./refused-counts";

/** Above every screen: what waits on this device while the network is away, and what was refused. */
export function WriteQueueStatus() {
  const { waiting, refused, isHeld } = useWriteQueueState();
  const isOnline = useIsOnline();
  const text = describeWaiting(waiting, { isOnline, isHeld });
  return (
    <>
      <DeviceNotice text={text} />
      {refused.length > 0 && <RefusedCounts entries={refused} />}
    </>
  );
}
