"use client";

import { Shortcuts } from "@/components/shortcuts/shortcuts";
import { DeviceSync } from "@/components/sync/device-sync";
import { RealtimeUpdates } from "@/components/sync/realtime-updates";
import { RoleNews } from "@/components/sync/role-news";
import { preloadScreens } from "./household-screens";

export interface ShellPartsProps {
  userId: number;
  /**
   * The time before which the server read no data of the page, in milliseconds since 1970. Undefined for a page without
   * data of the server.
   */
  since?: number | undefined;
}

/**
 * The parts of the shell that the first paint does not need: applies realtime changes to the query cache, stores the
 * query cache on the device, and handles keyboard shortcuts.
 */
export function ShellParts({ userId, since }: ShellPartsProps) {
  return (
    <>
      <DeviceSync userId={userId} preloadScreens={preloadScreens} />
      <RealtimeUpdates userId={userId} since={since} />
      <RoleNews key={userId} />
      <Shortcuts />
    </>
  );
}
