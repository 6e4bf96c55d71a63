import "server-only";
import type { z } from "zod";
import type { Role, UserActor } from "@/lib/policy/actor";
import { type AuthorizedActor } from "@/lib/policy/operation";
import { permissions } from "@/lib/policy/permissions";
import { selectActorForWrite } from "@/lib/server/authorized-transaction";
import { isTaken } from "@/lib/server/database-errors";
import { runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { IdempotentCall } from "@/lib/server/idempotency";
import { asIsoText } from "@/lib/server/iso-text";
import { announcementOf } from "@/lib/server/realtime/announce";
import { CHANNEL } from "@/lib/server/realtime/announcement";
import { type Check, FORMER_MEMBER } from "../model/dto";
import type { recordCountSchema } from "../model/schema";

type NewCount = Omit<z.output<typeof recordCountSchema>, "observedAt"> & {
  /** When the person saw it. */
  observedAt: Date;
  /** When it is written down. */
  moment: Date;
  call: IdempotentCall | undefined;
};

/** What came of a count. Nothing is written unless the role may count. */
interface Outcome {
  /** The actor's present role; null where the session is no longer live. */
  role: Role | null;
  /** Whether the idempotency key came with another count before. */
  isMismatch: boolean;
  /** The entry that stands, as `countDto`, or the answer that the key had got; null: nothing was written. */
  answer: unknown;
  /** Null: the household has no such check. */
  status: Check["status"] | null;
}

/**
 * Writes a count and everything that belongs to it, in one statement, which is one transaction: it is on the
 * path of each tap, where nine ways to the database took longer than the work (docs/decisions/0033).
 *
 * The check's row is locked before the item's, always, which rules deadlocks out. It is shared with whoever
 * else counts: completing and cancelling wait, or are seen to have happened.
 */
export async function writeCount(actor: AuthorizedActor, count: NewCount): Promise<Outcome> {
  const statement = countStatement(actor, count);
  const write = () => runStatement<Outcome>("write-count", statement);
  const [outcome] = await write().catch((error: unknown) => {
    // The same call came twice at once, and the other was first: now it is there to be read.
    if (isTaken(error)) return write();
    throw error;
  });
  return outcome ?? { role: null, isMismatch: false, answer: null, status: null };
}

/**
 * The stock before the check is kept from the first count, unless the item was changed outside the check
 * in between: then that change is what cancelling goes back to. An entry of a later observation stays as it
 * is: it is written over itself, so that it is answered as it is now, not as it was when the statement began.
 * An assumed entry is no observation: a count replaces it, however early the item was seen.
 */
function countStatement(actor: UserActor, count: NewCount): Prisma.Sql {
  const { userId, householdId } = actor;
  const { updateId, itemId, newStock, partialAmount, observedAt, moment, call } = count;
  const { key = null, request = null } = call ?? {};
  const announcement = JSON.stringify(announcementOf(actor, { kind: "check", ids: [updateId] }));
  return Prisma.sql`
    WITH actor AS (
      ${selectActorForWrite(actor)}
    ), authorized AS (
      SELECT role FROM actor WHERE role::text = ANY (${[...permissions["check:run"]]})
    ), answered AS (
      SELECT answer, request IS NOT NULL AND request <> ${request} AS is_mismatch
      FROM idempotency_keys, authorized WHERE user_id = ${userId} AND key = ${key}
    ), held AS (
      SELECT id, status FROM inventory_updates, authorized
      WHERE id = ${updateId} AND household_id = ${householdId} AND NOT EXISTS (SELECT FROM answered)
      FOR SHARE OF inventory_updates
    ), item AS (
      SELECT items.id, current_stock, items.partial_amount,
        CASE WHEN before.basis = 'counted' THEN before.counted_by_id END AS counted_before_by
      FROM held
      JOIN items ON items.id = ${itemId} AND items.household_id = ${householdId}
      LEFT JOIN inventory_items AS before ON before.update_id = held.id AND before.item_id = items.id
      WHERE held.status = 'in_progress' AND NOT items.is_deleted
      FOR UPDATE OF items
    ), entry AS (
      INSERT INTO inventory_items AS kept (
        household_id, update_id, item_id, previous_stock, previous_partial_amount,
        new_stock, partial_amount, observed_at, updated_at, counted_by_id
      )
      SELECT ${householdId}, ${updateId}, id, current_stock, partial_amount,
        ${newStock}, ${partialAmount}, ${observedAt}, ${moment}, ${userId}
      FROM item
      ON CONFLICT (update_id, item_id) DO UPDATE SET (
        previous_stock, previous_partial_amount,
        new_stock, partial_amount, basis, observed_at, updated_at, counted_by_id
      ) = (
        SELECT kept.previous_stock, kept.previous_partial_amount,
          kept.new_stock, kept.partial_amount, kept.basis, kept.observed_at, kept.updated_at,
          kept.counted_by_id
        WHERE kept.basis = 'counted' AND kept.observed_at > excluded.observed_at
        UNION ALL
        SELECT
          CASE WHEN is_untouched THEN kept.previous_stock ELSE excluded.previous_stock END,
          CASE WHEN is_untouched THEN kept.previous_partial_amount ELSE excluded.previous_partial_amount END,
          excluded.new_stock, excluded.partial_amount, excluded.basis, excluded.observed_at,
          excluded.updated_at, excluded.counted_by_id
        FROM (
          SELECT (excluded.previous_stock, excluded.previous_partial_amount)
            = (kept.new_stock, kept.partial_amount) AS is_untouched
        ) AS since
        WHERE kept.basis = 'assumed' OR kept.observed_at <= excluded.observed_at
      )
      RETURNING kept.*, kept.observed_at = ${observedAt} AS is_new
    ), stocked AS (
      UPDATE items
      SET current_stock = entry.new_stock, partial_amount = entry.partial_amount, updated_at = entry.updated_at
      FROM entry WHERE items.id = entry.item_id AND entry.is_new
    ), told AS (
      SELECT count, pg_notify(${CHANNEL}, jsonb_set(${announcement}::jsonb, '{change,detail}', jsonb_build_object(
        'is', 'count', 'count', count, 'overruledId', nullif(loser, counted_by_id)
      ))::text)
      FROM (
        SELECT counted_by_id, CASE WHEN is_new THEN counted_before_by ELSE ${userId} END AS loser,
          jsonb_build_object(
            'id', entry.id, 'updateId', update_id, 'itemId', item_id,
            'previousStock', previous_stock, 'previousPartialAmount', previous_partial_amount,
            'newStock', new_stock, 'partialAmount', entry.partial_amount,
            'updatedAt', ${asIsoText("entry.updated_at")}, 'basis', entry.basis,
            'countedBy', coalesce(users.username, ${FORMER_MEMBER})
          ) AS count
        FROM entry
        JOIN item ON item.id = entry.item_id
        LEFT JOIN users ON users.id = entry.counted_by_id
      ) AS standing
    ), remembered AS (
      INSERT INTO idempotency_keys (user_id, key, request, answer)
      SELECT ${userId}, ${key}, ${request}, count FROM told WHERE ${key}::text IS NOT NULL
    )
    SELECT (SELECT role FROM actor) AS role,
      coalesce((SELECT is_mismatch FROM answered), false) AS "isMismatch",
      coalesce((SELECT answer FROM answered), (SELECT count FROM told)) AS answer,
      (SELECT status::text FROM held) AS status`;
}
