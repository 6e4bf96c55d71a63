import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Returns whether a check of the household is running. In a transaction that has locked the household's row
 * with NO KEY UPDATE, no check can start before the commit, because the start of a check waits for this lock.
 */
export async function isCheckRunning(tx: Tx, householdId: number): Promise<boolean> {
  const running = await tx.inventoryUpdate.findFirst({
    where: { householdId, status: "in_progress" },
    select: { id: true },
  });
  return running !== null;
}
