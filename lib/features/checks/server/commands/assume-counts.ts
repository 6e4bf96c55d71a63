import "server-only";
import { now } from "@/lib/core/clock";
import { AppError, notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { NEVER_COUNTED } from "../../model/copy";
import { type Count, toCount } from "../../model/dto";
import { lockCheck, notRunning } from "../lock-check";
import { countColumns } from "../reads";
import { wasCounted } from "../was-counted";

interface Scope {
  householdId: number;
  updateId: number;
  itemIds: number[];
}

/**
 * Gives the items an entry with their recorded stock, marked as assumed. The stock does not change. An item
 * that has an entry keeps it, so a repeated call changes nothing. If the call fails for one item, no
 * item gets an entry.
 * @returns the entries of these items in the check, sorted by item id.
 * @throws {AppError} `not_found` for the check or an item; `conflict` when the check is not running, or an
 * item was never counted.
 */
export const assumeCounts = command(
  "check:run",
  async (actor, input: { id: number; itemIds: number[] }): Promise<Count[]> => {
    const { householdId, userId } = actor;
    const scope = { householdId, updateId: input.id, itemIds: [...new Set(input.itemIds)] };
    const rows = await authorizedTransaction(actor, async (tx) => {
      const status = await lockCheck(tx, { householdId, id: input.id });
      if (status !== "in_progress") throw notRunning(status);
      await requireCountedItems(tx, scope);
      if ((await insertEntries(tx, { ...scope, userId })) > 0) {
        // The realtime change has no detail: a PostgreSQL notification cannot contain thousands of entries.
        await announce(tx, actor, { kind: "check", ids: [input.id] });
      }
      return tx.inventoryItem.findMany({
        where: { householdId, updateId: input.id, itemId: { in: scope.itemIds } },
        orderBy: { itemId: "asc" },
        select: countColumns,
      });
    });
    return rows.map(toCount);
  },
);

/**
 * Locks the items against deletion. Requires that each was counted by a completed check or has an entry in
 * this one.
 */
async function requireCountedItems(tx: Tx, { householdId, updateId, itemIds }: Scope) {
  const items = await tx.$queryRaw<{ hasStock: boolean }[]>`
    SELECT ${wasCounted} OR EXISTS (
      SELECT FROM inventory_items AS entry
      WHERE entry.update_id = ${updateId} AND entry.item_id = items.id
    ) AS "hasStock"
    FROM items
    WHERE household_id = ${householdId} AND id = ANY(${itemIds}::int[]) AND NOT is_deleted
    ORDER BY id FOR SHARE`;
  if (items.length !== itemIds.length) throw notFound("Item");
  if (!items.every(({ hasStock }) => hasStock)) throw new AppError("conflict", NEVER_COUNTED);
}

/**
 * Inserts an assumed entry for each item that has no entry in the check yet.
 * @returns how many entries were inserted.
 */
function insertEntries(
  tx: Tx,
  { householdId, updateId, itemIds, userId }: Scope & { userId: number },
): Promise<number> {
  const moment = now();
  return tx.$executeRaw`
    INSERT INTO inventory_items (
      household_id, update_id, item_id, previous_stock, previous_partial_amount, previous_counted_at,
      new_stock, partial_amount, basis, observed_at, updated_at, counted_by_id
    )
    SELECT household_id, ${updateId}, id, current_stock, partial_amount, last_counted_at,
      current_stock, partial_amount, 'assumed', ${moment}, ${moment}, ${userId}
    FROM items WHERE household_id = ${householdId} AND id = ANY(${itemIds}::int[])
    ON CONFLICT (update_id, item_id) DO NOTHING`;
}
