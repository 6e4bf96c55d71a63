"use client";

import { useState } from "react";
import { describeWrites } from "@/components/outbox/describe-outbox";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { useOutboxState } from "@/lib/client/outbox/use-outbox";
import { useLogout } from "@/lib/features/accounts/change-person";

/** Logs out, after asking where something still waits on this device (contract, "Screens"). */
export function useCarefulLogout() {
  const logout = useLogout();
  const { waiting, refused } = useOutboxState();
  const [isAsking, setAsking] = useState(false);
  const unsent = [...waiting, ...refused];
  return {
    isPending: logout.isPending,
    start: () => (unsent.length > 0 ? setAsking(true) : logout.mutate()),
    question: (
      <LateConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Log out before everything is sent?"
        description={`${describeWrites(unsent)} on this device ${
          unsent.length === 1 ? "has" : "have"
        } not been saved yet. Logging out discards ${unsent.length === 1 ? "it" : "them"}.`}
        cancelLabel="Stay signed in"
        confirmLabel="Log out and discard"
        busyLabel="Logging out..."
        isBusy={logout.isPending}
        onConfirm={() => logout.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    ),
  };
}
