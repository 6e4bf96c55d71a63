import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Locks all live locations of the household until the transaction ends, in the order of their ids, so that two
 * changes of the checking sequence cannot deadlock.
 */
export function lockLocations(tx: Tx, householdId: number): Promise<{ id: number }[]> {
  return tx.$queryRaw`
    SELECT id FROM locations
    WHERE household_id = ${householdId} AND NOT is_deleted
    ORDER BY id FOR UPDATE`;
}
