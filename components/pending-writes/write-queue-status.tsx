"use client";

import { DeviceNotice } from "@/components/shared/device-notice";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useIsOnline } from "@/lib/client/use-is-online";
import { describePending } from "./describe-writes";
import { RefusedWrites } from "./refused-writes";
import { useSentConfirmation } from "./use-sent-confirmation";

/** Shows on every screen the pending writes that cannot be sent, and above it the refused writes. */
export function WriteQueueStatus() {
  const { pending, refused, isDelayed } = usePendingWrites();
  const isOnline = useIsOnline();
  const text = describePending(pending, { isOnline, isDelayed });
  useSentConfirmation(pending, pending.length > 0 && text !== null);
  return (
    <>
      <DeviceNotice text={text} />
      <RefusedWrites entries={refused} />
    </>
  );
}
