import "server-only";
import { MAX_DELETED_PER_CAP } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

/**
 * Removes the oldest deleted locations of a household above `MAX_DELETED_PER_CAP` times the cap, except those that
 * contain an item. Without this, creating and deleting in a loop would fill the table.
 */
export async function removeExcessDeletedLocations(tx: Tx, householdId: number): Promise<void> {
  const most = MAX_DELETED_PER_CAP * householdCaps().maxLocations;
  if ((await tx.location.count({ where: { householdId, isDeleted: true } })) <= most) return;
  await tx.$executeRaw`
    DELETE FROM locations
    WHERE household_id = ${householdId} AND is_deleted
      AND id IN (
        SELECT id FROM locations WHERE household_id = ${householdId} AND is_deleted
        ORDER BY deleted_at DESC NULLS LAST, id DESC OFFSET ${most})
      AND NOT EXISTS (SELECT FROM items WHERE items.household_id = locations.household_id AND location_id = locations.id)`;
}
