"use client";

import { useState } from "react";
import { DeviceNotice } from "@/components/shared/device-notice";
import { late } from "@/components/shared/late";
import { usePreload } from "@/components/shared/use-preload";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { usePendingNotice } from "./use-pending-notice";
import { useSentConfirmation } from "./use-sent-confirmation";

const RefusedWrites = late(async () => (await import("./refused-writes")).RefusedWrites);

/**
 * Shows on every screen a notice about pending writes that cannot be sent, and the list of the refused
 * writes.
 */
export function WriteQueueStatus() {
  const pending = usePendingWrites("pending");
  const refused = usePendingWrites("refused");
  const text = usePendingNotice();
  useSentConfirmation(pending, pending.length > 0 && text !== null);
  usePreload(RefusedWrites.preload);
  // `RefusedWrites` stays mounted after the last refused write is discarded in another tab: a dialog that is
  // open in it would lose its input.
  const [hasRefused, setHasRefused] = useState(false);
  if (refused.length > 0 && !hasRefused) setHasRefused(true);
  return (
    <>
      <DeviceNotice text={text} />
      {hasRefused && <RefusedWrites entries={refused} />}
    </>
  );
}
