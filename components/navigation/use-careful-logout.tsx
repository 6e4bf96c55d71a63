"use client";

import { useState } from "react";
import { describeWrites } from "@/components/pending-writes/describe-writes";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { usePendingWrites } from "@/lib/client/pending-writes/use-pending-writes";
import { useLogout } from "@/lib/features/accounts/client/change-person";

/**
 * Returns the logout action. It asks for confirmation when this device has pending or refused
 * writes.
 */
export function useCarefulLogout() {
  const logout = useLogout();
  const pending = usePendingWrites("pending");
  const refused = usePendingWrites("refused");
  const [isAsking, setAsking] = useState(false);
  const unsent = [...pending, ...refused];
  return {
    isPending: logout.isPending,
    start: () => (unsent.length > 0 ? setAsking(true) : logout.mutate()),
    question: (
      <LateConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out before everything is sent?"
        description={describeUnsent(unsent)}
        cancelLabel="Stay signed in"
        confirmLabel="Log out"
        isDestructive={false}
        busyLabel="Logging out..."
        isBusy={logout.isPending}
        onConfirm={() => logout.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    ),
  };
}

function describeUnsent(unsent: readonly PendingWrite[]): string {
  const writes = describeWrites(unsent);
  return unsent.length === 1
    ? `${writes} on this device has not been saved yet. It stays on the device and is sent when you sign in here again.`
    : `${writes} on this device have not been saved yet. They stay on the device and are sent when you sign in here again.`;
}
