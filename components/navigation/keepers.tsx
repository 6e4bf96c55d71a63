"use client";

import { LiveUpdates } from "@/components/live/live-updates";
import { RoleNews } from "@/components/live/role-news";
import { DeviceKeeper } from "@/components/offline/device-keeper";

/** Brings what happens elsewhere to the screens, and what they show to the device. */
export function Keepers({ userId }: { userId: number }) {
  return (
    <>
      <DeviceKeeper userId={userId} />
      <LiveUpdates userId={userId} />
      <RoleNews key={userId} />
    </>
  );
}
