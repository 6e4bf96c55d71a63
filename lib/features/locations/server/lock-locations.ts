import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Holds all live locations of the household until the transaction ends, always in the order of their ids, so
 * that no two that change the checking sequence wait for each other.
 */
export function lockLocations(tx: Tx, householdId: number): Promise<{ id: number }[]> {
  return tx.$queryRaw`
    SELECT id FROM locations
    WHERE household_id = ${householdId} AND NOT is_deleted
    ORDER BY id FOR UPDATE`;
}
