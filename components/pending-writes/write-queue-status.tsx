"use client";

import { DeviceNotice } from "@/components/shared/device-notice";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useIsOnline } from "@/lib/client/use-is-online";
import { describePending } from "./describe-writes";
import { RefusedCounts } from "./refused-counts";

/** Shows above every screen the pending writes that cannot be sent, and the refused counts. */
export function WriteQueueStatus() {
  const { pending, refused, isDelayed } = usePendingWrites();
  const isOnline = useIsOnline();
  const text = describePending(pending, { isOnline, isDelayed });
  return (
    <>
      <DeviceNotice text={text} />
      {refused.length > 0 && <RefusedCounts entries={refused} />}
    </>
  );
}
