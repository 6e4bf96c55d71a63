import type { PendingWrite } from "@/lib/client/device/pending-write";
import { isCount } from "@/lib/features/checks/client/pending-counts";
import { isTick } from "@/lib/features/shopping-lists/client/pending-ticks";

/** Writes by their number and kind: "3 counts", "1 change". */
export function describeWrites(entries: readonly PendingWrite[]): string {
  const word = entries.every(isCount) ? "count" : entries.every(isTick) ? "tick" : "change";
  return entries.length === 1 ? `1 ${word}` : `${entries.length} ${word}s`;
}

/** What is said while writes wait, or null when nothing is to be said. */
export function describeWaiting(
  waiting: readonly PendingWrite[],
  { isOnline, isHeld }: { isOnline: boolean; isHeld: boolean },
): string | null {
  if (waiting.length === 0) return isOnline ? null : "Offline. You see what this device has kept.";
  if (isOnline && !isHeld) return null;
  const verb = waiting.length === 1 ? "waits" : "wait";
  const where = isOnline ? "Connecting." : "Offline.";
  return `${where} ${describeWrites(waiting)} ${verb} on this device.`;
}
