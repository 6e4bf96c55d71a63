import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { DELETED_PER_PLACE, explainCap } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

/**
 * Milliseconds after its deletion after which the row of a deleted item may be removed. No
 * transaction runs longer, so none can still insert a reference to the row.
 */
const SETTLED_AFTER_MS = 60_000;

interface Adding {
  householdId: number;
  /** How many items the call would add. */
  adding: number;
}

/**
 * Checks that the household may add so many items. Requires the lock on the household's row, so that two calls cannot
 * both use the last place. Deleted items do not count; the oldest of too many are removed.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireItemCap(tx: Tx, input: Adding): Promise<void> {
  const { deleted } = await requireItemRoom(tx, input);
  const most = DELETED_PER_PLACE * householdCaps().maxItems;
  if (deleted > most) await removeOldest(tx, { householdId: input.householdId, most });
}

/**
 * Checks the cap as `requireItemCap` and removes nothing, for a restore. Returns the number of deleted items.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireItemRoom(
  tx: Tx,
  { householdId, adding }: Adding,
): Promise<{ deleted: number }> {
  const [count] = await tx.$queryRaw<{ live: number; deleted: number }[]>`
    SELECT count(*) FILTER (WHERE NOT is_deleted)::int AS live,
      count(*) FILTER (WHERE is_deleted)::int AS deleted
    FROM items WHERE household_id = ${householdId}`;
  const { live, deleted } = count ?? { live: 0, deleted: 0 };
  const problem = explainCap({ what: "items", max: householdCaps().maxItems, has: live, adding });
  if (problem !== null) throw new AppError("conflict", problem);
  return { deleted };
}

/**
 * Removes all but the `most` latest deleted items, except those that a check has counted or a list names. Without
 * this, creating and deleting in a loop would fill the table.
 */
async function removeOldest(
  tx: Tx,
  { householdId, most }: { householdId: number; most: number },
): Promise<void> {
  const before = new Date(now().getTime() - SETTLED_AFTER_MS);
  await tx.$executeRaw`
    DELETE FROM items
    WHERE household_id = ${householdId} AND is_deleted AND coalesce(deleted_at, updated_at) < ${before}
      AND id IN (
        SELECT id FROM items WHERE household_id = ${householdId} AND is_deleted
        ORDER BY deleted_at DESC NULLS LAST, id DESC OFFSET ${most})
      AND NOT EXISTS (SELECT FROM inventory_items WHERE item_id = items.id)
      AND NOT EXISTS (SELECT FROM shopping_list_items WHERE item_id = items.id)`;
}
