"use client";

import { DeviceSync } from "@/components/sync/device-sync";
import { RealtimeUpdates } from "@/components/sync/realtime-updates";
import { RoleNews } from "@/components/sync/role-news";

/** Applies realtime changes to the query cache, and stores the query cache on the device. */
export function BackgroundSync({ userId }: { userId: number }) {
  return (
    <>
      <DeviceSync userId={userId} />
      <RealtimeUpdates userId={userId} />
      <RoleNews key={userId} />
    </>
  );
}
