import type { Tx } from "@/lib/server/db";

/**
 * Holds the household's row until the transaction ends: who is a member, and who an admin, is decided by
 * one call at a time. Comes before every other lock of a transaction, like `lockPhotos`, which it includes.
 */
export async function lockHousehold(tx: Tx, householdId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
}
