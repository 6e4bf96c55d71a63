import type { Tx } from "@/lib/server/db";

/**
 * Lets one transaction at a time decide who belongs to a household and with which rights. To be taken before
 * every other lock. Reading, counting and joining with an invitation do not wait for it.
 */
export async function lockHousehold(tx: Tx, householdId: number): Promise<void> {
  await tx.$queryRaw`SELECT FROM households WHERE id = ${householdId} FOR NO KEY UPDATE`;
}
