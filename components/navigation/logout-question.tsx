"use client";

import { describeWrites } from "@/components/pending-writes/describe-writes";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import type { DialogState } from "@/components/shared/use-dialog";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import type { useLogout } from "@/lib/features/accounts/client/change-person";

interface LogoutQuestionProps {
  /** Its subject is what this device has not sent. */
  dialog: DialogState<readonly PendingWrite[]>;
  logout: ReturnType<typeof useLogout>;
}

/** Asks whether to log out although this device has pending or refused writes. */
export function LogoutQuestion({ dialog, logout }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={dialog.setOpen}
      title="Log out before everything is sent?"
      description={dialog.subject && describeUnsent(dialog.subject)}
      cancelLabel="Stay signed in"
      confirmLabel="Log out"
      isDestructive={false}
      busyLabel="Logging out..."
      isBusy={logout.isPending}
      onConfirm={() => logout.mutate(undefined, { onSettled: () => dialog.setOpen(false) })}
    />
  );
}

function describeUnsent(unsent: readonly PendingWrite[]): string {
  const writes = describeWrites(unsent);
  return unsent.length === 1
    ? `${writes} on this device has not been saved yet. It stays on the device and is sent when you sign in here again.`
    : `${writes} on this device have not been saved yet. They stay on the device and are sent when you sign in here again.`;
}
