import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Returns whether a check of the household is running. The answer stays true or false until the end of a transaction
 * that has locked the household's row with NO KEY UPDATE, for which the start of a check waits.
 */
export async function isCheckRunning(tx: Tx, householdId: number): Promise<boolean> {
  const running = await tx.inventoryUpdate.findFirst({
    where: { householdId, status: "in_progress" },
    select: { id: true },
  });
  return running !== null;
}
