import type { PendingWrite } from "@/lib/client/device/pending-write";
import { PENDING_WRITE_KINDS } from "./pending-write-kinds";

/** The toast after all writes that waited for the network have been sent. */
export const ALL_SENT = { title: "Everything is saved" } as const;

/** Returns the number and the kind of writes as text: "3 counts", "1 change". */
export function describeWrites(entries: readonly PendingWrite[]): string {
  const common = PENDING_WRITE_KINDS.find(({ kind }) =>
    entries.every((entry) => entry.kind === kind),
  );
  const noun = common?.noun ?? "change";
  return entries.length === 1 ? `1 ${noun}` : `${entries.length} ${noun}s`;
}

/** Returns the notice about pending writes, or null when there is nothing to report. */
export function describePending(
  pending: readonly PendingWrite[],
  { isOnline, isDelayed }: { isOnline: boolean; isDelayed: boolean },
): string | null {
  if (pending.length === 0) return isOnline ? null : "Offline. You see what this device has kept.";
  if (isOnline && !isDelayed) return null;
  const verb = pending.length === 1 ? "waits" : "wait";
  const where = isOnline ? "Connecting." : "Offline.";
  return `${where} ${describeWrites(pending)} ${verb} on this device.`;
}
