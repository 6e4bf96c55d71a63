import "server-only";
import { notFound } from "@/lib/core/errors";
import type { Tx } from "@/lib/server/db";

/**
 * Locks a live location of the household until the transaction ends, so that no item is added to a location that is
 * being deleted.
 * @throws {AppError} `not_found`
 */
export async function lockLocation(
  tx: Tx,
  input: { householdId: number; id: number },
): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM locations
    WHERE id = ${input.id} AND household_id = ${input.householdId} AND NOT is_deleted
    FOR SHARE`;
  if (rows.length === 0) throw notFound("Location");
}
