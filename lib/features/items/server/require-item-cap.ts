import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { explainCap } from "@/lib/features/households/model/rules";
import { householdCaps } from "@/lib/features/households/server/reads";
import type { Tx } from "@/lib/server/db";

/**
 * Milliseconds after its deletion after which the row of a deleted item may be removed. No
 * transaction runs longer, so none can still insert a reference to the row.
 */
const SETTLED_AFTER_MS = 60_000;

/**
 * Checks that the household may add so many items. Requires the lock on the household's row, so that two calls cannot
 * both use the last place. Deleted items do not count.
 * @throws {AppError} `conflict` with a sentence that names the cap.
 */
export async function requireItemCap(
  tx: Tx,
  { householdId, adding }: { householdId: number; adding: number },
): Promise<void> {
  const { maxItems: max } = householdCaps();
  const [count] = await tx.$queryRaw<{ live: number; deleted: number }[]>`
    SELECT count(*) FILTER (WHERE NOT is_deleted)::int AS live,
      count(*) FILTER (WHERE is_deleted)::int AS deleted
    FROM items WHERE household_id = ${householdId}`;
  const { live, deleted } = count ?? { live: 0, deleted: 0 };
  const problem = explainCap({ what: "items", max, has: live, adding });
  if (problem !== null) throw new AppError("conflict", problem);
  if (deleted > max) await removeDeletedItems(tx, householdId);
}

/**
 * Removes rows of deleted items that no check has counted and no list names. Without this, creating and deleting
 * in a loop would fill the table.
 */
async function removeDeletedItems(tx: Tx, householdId: number): Promise<void> {
  const before = new Date(now().getTime() - SETTLED_AFTER_MS);
  await tx.$executeRaw`
    DELETE FROM items
    WHERE household_id = ${householdId} AND is_deleted AND updated_at < ${before}
      AND NOT EXISTS (SELECT FROM inventory_items WHERE item_id = items.id)
      AND NOT EXISTS (SELECT FROM shopping_list_items WHERE item_id = items.id)`;
}
