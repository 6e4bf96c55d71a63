import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Holds the household's row alone until the transaction ends: nobody joins, leaves, is promoted or adds
 * anything meanwhile, and whoever was just doing so is waited for. Comes before every other lock.
 */
export async function closeHousehold(tx: Tx, householdId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId} FOR UPDATE`;
}
