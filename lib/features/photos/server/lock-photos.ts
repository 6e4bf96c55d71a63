import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Holds the household's photos until the transaction ends: nobody takes one up while another call discards
 * it, and no two uploads take the same last room. Comes before every other lock of a transaction.
 */
export async function lockPhotos(tx: Tx, householdId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
}
