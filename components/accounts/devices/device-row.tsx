"use client";

import { LogOut, MonitorSmartphone } from "lucide-react";
import { useId } from "react";
import { LocalDate } from "@/components/shared/local-date";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SignedInDevice } from "@/lib/features/accounts/model/dto";
import { deviceLabel } from "./device-label";
import { LastUse } from "./last-use";

interface DeviceRowProps {
  device: SignedInDevice;
  isBusy: boolean;
  onSignOut: () => void;
}

/**
 * Shows one signed-in device. The row of the device in use has no sign-out button, because Settings has
 * "Logout", which also clears the stored data.
 */
export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const label = deviceLabel(device);
  const lastUseId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <div className="bg-muted text-muted-foreground flex size-10 shrink-0 items-center justify-center rounded-full">
          <MonitorSmartphone aria-hidden className="size-5" />
        </div>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 font-semibold">
            <span className="wrap-anywhere">{label}</span>
            {device.isCurrent && <Badge variant="good">This device</Badge>}
          </p>
          <p id={lastUseId} className="text-muted-foreground mt-0.5 text-sm">
            <LastUse device={device} />
            {" · Signed in "}
            <LocalDate value={device.createdAt} form="medium" />
          </p>
        </div>
      </div>
      {!device.isCurrent && (
        <Button
          variant="outline"
          disabled={isBusy}
          aria-label={`Sign out ${label}`}
          aria-describedby={lastUseId}
          onClick={onSignOut}
        >
          <LogOut aria-hidden />
          Sign out
        </Button>
      )}
    </li>
  );
}
