import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Locks the household's row exclusively until the transaction ends. Until then nobody can join, leave, change a role
 * or insert rows. Must be the first lock of a transaction.
 */
export async function closeHousehold(tx: Tx, householdId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId} FOR UPDATE`;
}
