import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import type { Actor, UserActor } from "@/lib/policy/actor";
import { requirePerson } from "@/lib/policy/require-permission";
import { transaction, type Tx } from "@/lib/server/db";
import { answerOnce } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/live/announce";
import { countColumns } from "../data";
import { countDto, toCount, type CheckChange, type Count } from "../dto";
import type { recordCountSchema } from "../schema";
import { lockCheck, notRunning } from "./lock-check";

type Input = z.output<typeof recordCountSchema> & { idempotencyKey?: string | undefined };

/**
 * Records how much of an item is there, and makes that the item's stock, in one transaction. The later
 * observation of the same item stays, whichever arrives first. A repeated idempotency key gets the first
 * answer.
 * @throws {AppError} `not_found` for the check or the item; `conflict` when the check is not running.
 */
export async function recordCount(actor: Actor, input: Input): Promise<Count> {
  requirePerson(actor, "check:run");
  const { householdId, userId } = actor;
  const { idempotencyKey, ...count } = input;
  return transaction((tx) =>
    answerOnce(tx, { userId, key: idempotencyKey, answer: countDto }, async () => {
      const status = await lockCheck(tx, { householdId, id: count.updateId, isShared: true });
      if (status !== "in_progress") throw notRunning(status);
      const before = await writeCount(tx, { ...count, householdId, userId });
      const row = await tx.inventoryItem.findUnique({
        where: { updateId_itemId: { updateId: count.updateId, itemId: count.itemId } },
        select: { ...countColumns, countedById: true },
      });
      if (!row) throw notFound("Item");
      const stands = toCount(row);
      const loser = row.countedById === userId ? before.countedById : userId;
      const overruledId = loser === row.countedById ? null : loser;
      await announceCount(tx, actor, { count: stands, overruledId });
      return stands;
    }),
  );
}

async function announceCount(
  tx: Tx,
  actor: UserActor,
  { count, overruledId }: { count: Count; overruledId: number | null },
): Promise<void> {
  const detail: CheckChange = { is: "count", count, overruledId };
  await announce(tx, actor, { kind: "check", ids: [count.updateId], detail });
}

/**
 * The stock before the check is kept from the first count, unless the item was changed outside the check
 * in between: then that change is what cancelling goes back to.
 * @returns who had counted it before.
 */
async function writeCount(
  tx: Tx,
  count: z.output<typeof recordCountSchema> & { householdId: number; userId: number },
): Promise<{ countedById: number | null }> {
  const moment = now();
  const observedAt = count.observedAt ? new Date(count.observedAt) : moment;
  const [item] = await tx.$queryRaw<{ countedById: number | null }[]>`
    WITH item AS (
      SELECT id, current_stock, partial_amount FROM items
      WHERE id = ${count.itemId} AND household_id = ${count.householdId} AND NOT is_deleted
      FOR UPDATE
    ), counted AS (
      INSERT INTO inventory_items AS entry (
        household_id, update_id, item_id, previous_stock, previous_partial_amount,
        new_stock, partial_amount, observed_at, updated_at, counted_by_id
      )
      SELECT ${count.householdId}, ${count.updateId}, id, current_stock, partial_amount,
        ${count.newStock}, ${count.partialAmount}, ${observedAt < moment ? observedAt : moment}, ${moment}, ${count.userId}
      FROM item
      ON CONFLICT (update_id, item_id) DO UPDATE SET
        (previous_stock, previous_partial_amount) = (
          SELECT
            CASE WHEN is_untouched THEN entry.previous_stock ELSE excluded.previous_stock END,
            CASE WHEN is_untouched THEN entry.previous_partial_amount ELSE excluded.previous_partial_amount END
          FROM (
            SELECT (excluded.previous_stock, excluded.previous_partial_amount)
              = (entry.new_stock, entry.partial_amount) AS is_untouched
          ) AS since
        ),
        new_stock = excluded.new_stock,
        partial_amount = excluded.partial_amount,
        observed_at = excluded.observed_at,
        updated_at = excluded.updated_at,
        counted_by_id = excluded.counted_by_id
      WHERE entry.observed_at <= excluded.observed_at
      RETURNING item_id, new_stock, partial_amount, updated_at
    ), stocked AS (
      UPDATE items
      SET current_stock = counted.new_stock,
          partial_amount = counted.partial_amount,
          updated_at = counted.updated_at
      FROM counted WHERE items.id = counted.item_id
    )
    SELECT before.counted_by_id AS "countedById" FROM item
    LEFT JOIN inventory_items AS before ON before.update_id = ${count.updateId} AND before.item_id = item.id`;
  if (!item) throw notFound("Item");
  return item;
}
