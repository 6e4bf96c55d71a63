"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "@/components/shared/error-panel";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { sessionsQuery } from "@/lib/features/accounts/client/queries";
import { DeviceList } from "./device-list";

/** Lists the devices on which the person is signed in. Each other device can be signed out. */
export function DevicesCard({ isDemo }: { isDemo: boolean }) {
  const devices = useQuery(sessionsQuery());
  return (
    <Card>
      <CardHeader>
        <CardTitle>Signed-in Devices</CardTitle>
        <CardDescription>
          {isDemo
            ? "Many people share the demo account, so only this device is listed."
            : "Sign out a device that you lost or no longer use. If you do not know one, change your password too."}
        </CardDescription>
      </CardHeader>
      {devices.data ? (
        <DeviceList devices={devices.data} />
      ) : devices.isError ? (
        <ErrorPanel
          level={3}
          title="Error"
          text="Could not load your devices. Please try again."
          onRetry={() => void devices.refetch()}
        />
      ) : (
        <div role="status" className="flex items-center gap-3 py-4">
          <span className="sr-only">Loading devices</span>
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      )}
    </Card>
  );
}
