import "server-only";
import { now } from "@/lib/core/clock";
import { MAX_DELETED_PER_CAP } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

/**
 * The shortest time in milliseconds between the deletion of an item and the removal of its row. No
 * transaction runs longer, so none can still insert a reference to the row.
 */
const SETTLED_AFTER_MS = 60_000;

/**
 * Removes the oldest deleted items of a household above `MAX_DELETED_PER_CAP` times the cap, except those that a check
 * has counted, a list names, or somebody has bought or added to the list. Without this, creating and deleting in a loop
 * would fill the table.
 */
export async function removeExcessDeletedItems(tx: Tx, householdId: number): Promise<void> {
  const most = MAX_DELETED_PER_CAP * householdCaps().maxItems;
  if ((await tx.item.count({ where: { householdId, isDeleted: true } })) <= most) return;
  const before = new Date(now().getTime() - SETTLED_AFTER_MS);
  await tx.$executeRaw`
    DELETE FROM items
    WHERE household_id = ${householdId} AND is_deleted AND coalesce(deleted_at, updated_at) < ${before}
      AND id IN (
        SELECT id FROM items WHERE household_id = ${householdId} AND is_deleted
        ORDER BY deleted_at DESC NULLS LAST, id DESC OFFSET ${most})
      AND NOT EXISTS (SELECT FROM inventory_items WHERE item_id = items.id)
      AND NOT EXISTS (SELECT FROM shopping_list_items WHERE item_id = items.id)
      AND NOT EXISTS (SELECT FROM journal_entries WHERE item_id = items.id)
      AND NOT EXISTS (SELECT FROM shopping_additions WHERE item_id = items.id)`;
}
