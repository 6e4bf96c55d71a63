import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Locks the household's photos until the transaction ends: no call uses a photo that another discards, and
 * simultaneous uploads cannot exceed the quota. Must be the first lock of a transaction.
 */
export async function lockPhotos(tx: Tx, householdId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
}
