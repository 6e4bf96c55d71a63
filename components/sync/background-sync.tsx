"use client";

import { DeviceSync } from "@/components/sync/device-sync";
import { RealtimeUpdates } from "@/components/sync/realtime-updates";
import { RoleNews } from "@/components/sync/role-news";

/** Brings what happens elsewhere to the screens, and what they show to the device. */
export function BackgroundSync({ userId }: { userId: number }) {
  return (
    <>
      <DeviceSync userId={userId} />
      <RealtimeUpdates userId={userId} />
      <RoleNews key={userId} />
    </>
  );
}
