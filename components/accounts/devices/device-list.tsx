"use client";

import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { useDialog } from "@/components/shared/use-dialog";
import { useEndSession } from "@/lib/features/accounts/client/mutations";
import type { SignedInDevice } from "@/lib/features/accounts/model/dto";
import { deviceLabel } from "./device-label";
import { DeviceRow } from "./device-row";
import { LastUse } from "./last-use";

/** Lists signed-in devices, and asks before one is signed out. */
export function DeviceList({ devices }: { devices: readonly SignedInDevice[] }) {
  const ending = useDialog<SignedInDevice>();
  const end = useEndSession();
  const { subject } = ending;
  return (
    <>
      <ul className="-my-2 flex flex-col divide-y">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={end.isPending}
            onSignOut={() => ending.open(device)}
          />
        ))}
      </ul>
      <LateConfirmDialog
        open={ending.isOpen}
        onOpenChange={ending.setOpen}
        title={`Sign out ${subject ? deviceLabel(subject) : "this device"}?`}
        description={
          <>
            {subject && (
              <>
                <LastUse device={subject} />
                {". "}
              </>
            )}
            It is signed out at once and needs your password to sign in again. Counts and ticks that
            it has not sent yet stay on it.
          </>
        }
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        isBusy={end.isPending}
        onConfirm={() => subject && end.mutate(subject, { onSettled: () => ending.setOpen(false) })}
      />
    </>
  );
}
