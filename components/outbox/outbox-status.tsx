"use client";

import { DeviceNotice } from "@/components/shared/device-notice";
import { useOutboxState } from "@/lib/client/outbox/use-outbox";
import { useIsOnline } from "@/lib/client/use-is-online";
import { describeWaiting } from "./describe-outbox";
import { RefusedCounts } from "./refused-counts";

/** Above every screen: what waits on this device while the network is away, and what was refused. */
export function OutboxStatus() {
  const { waiting, refused, isHeld } = useOutboxState();
  const isOnline = useIsOnline();
  const text = describeWaiting(waiting, { isOnline, isHeld });
  return (
    <>
      <DeviceNotice text={text} />
      {refused.length > 0 && <RefusedCounts entries={refused} />}
    </>
  );
}
