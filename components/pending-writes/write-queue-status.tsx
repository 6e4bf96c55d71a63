"use client";

import { DeviceNotice } from "@/components/shared/device-notice";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useIsOnline } from "@/lib/client/use-is-online";
import { describePending } from "./describe-writes";
import { RefusedWrites } from "./refused-writes";

/** Shows above every screen the pending writes that cannot be sent, and the refused writes. */
export function WriteQueueStatus() {
  const { pending, refused, isDelayed } = usePendingWrites();
  const isOnline = useIsOnline();
  const text = describePending(pending, { isOnline, isDelayed });
  return (
    <>
      <DeviceNotice text={text} />
      <RefusedWrites entries={refused} />
    </>
  );
}
