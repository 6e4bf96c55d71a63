import "server-only";
import type { z } from "zod";
import type { Role, UserActor } from "@/lib/policy/actor";
import { type AuthorizedActor } from "@/lib/policy/operation";
import { permissions } from "@/lib/policy/permissions";
import { selectListOf } from "@/lib/server/answer-columns";
import { selectActorForWrite } from "@/lib/server/authorized-transaction";
import { runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { IdempotentCall } from "@/lib/server/idempotency";
import { changeBy } from "@/lib/server/realtime/announce";
import { type Check, countDto, FORMER_MEMBER } from "../model/dto";
import type { recordCountSchema } from "../model/schema";

type NewCount = Omit<z.output<typeof recordCountSchema>, "observedAt"> & {
  /** When the person saw the item. */
  observedAt: Date;
  /** The server's time when the count is written. */
  moment: Date;
  call: IdempotentCall | undefined;
};

/** The outcome of a count. Nothing is written unless the actor's role permits counting. */
interface Outcome {
  /** The actor's present role; null where the session is no longer live. */
  role: Role | null;
  /** Whether an earlier call sent the same idempotency key with a different count. */
  isMismatch: boolean;
  /**
   * The entry after the count as `countDto`, or the stored first answer of the idempotency key; null when
   * nothing was written.
   */
  answer: unknown;
  /** The status of the check; null when the household has no such check. */
  status: Check["status"] | null;
}

/**
 * Writes a count, the stock, the announcement and the idempotent answer in one statement, which is one
 * transaction. Every tap waits for this call. Nine separate statements spent more time on round trips than on
 * the work (docs/decisions/0033).
 *
 * Like every transaction, it locks the check's row before the item's, so that no deadlock is possible. The
 * lock on the check's row is shared, so counts do not wait for each other. Completing and cancelling lock
 * that row exclusively: they wait for running counts, and later counts see their result.
 */
export async function writeCount(actor: AuthorizedActor, count: NewCount): Promise<Outcome> {
  const statement = countStatement(actor, count);
  const [outcome] = await runStatement<Outcome>("write-count", statement);
  return outcome ?? { role: null, isMismatch: false, answer: null, status: null };
}

/**
 * `existing` is the entry that the check already has of the item. The entry keeps its previous stock, which a
 * cancelled check restores. If the item was changed outside the check since the entry was written, the stock
 * of that change becomes the previous stock. An existing entry with a later observation is updated with its
 * own values, so that RETURNING gives its present values and not those of the snapshot. An assumed entry is
 * no observation: a count replaces it, whatever its `observed_at`. A count of the same amount does not change
 * the person and the time of the entry, because somebody who passes the item again confirms what the screen
 * already shows. A count with `onlyIfPending` changes no counted entry: it confirms the recorded stock of an item that
 * the device showed as pending, and that somebody else may have counted in the
 * meantime.
 */
function countStatement(actor: UserActor, count: NewCount): Prisma.Sql {
  const { userId, householdId } = actor;
  const { updateId, itemId, newStock, partialAmount, observedAt, moment, call } = count;
  const { onlyIfPending = false } = count;
  const { key = null, request = null } = call ?? {};
  const change = JSON.stringify(changeBy(actor, { kind: "check", ids: [updateId] }));
  const countedBy = Prisma.sql`coalesce(users.username, ${FORMER_MEMBER})`;
  return Prisma.sql`
    WITH actor AS (
      ${selectActorForWrite(actor)}
    ), authorized AS (
      SELECT role FROM actor WHERE role::text = ANY (${[...permissions["check:run"]]})
    ), answered AS (
      SELECT first_answer, is_mismatch
      FROM authorized, find_idempotent_answer(${userId}, ${key}, ${request})
    ), locked_check AS (
      SELECT id, status FROM inventory_updates, authorized
      WHERE id = ${updateId} AND household_id = ${householdId} AND NOT EXISTS (SELECT FROM answered)
      FOR SHARE OF inventory_updates
    ), item AS (
      SELECT items.id, current_stock, items.partial_amount, last_counted_at,
        CASE WHEN before.basis = 'counted' THEN before.counted_by_id END AS counted_before_by
      FROM locked_check
      JOIN items ON items.id = ${itemId} AND items.household_id = ${householdId}
      LEFT JOIN inventory_items AS before ON before.update_id = locked_check.id AND before.item_id = items.id
      WHERE locked_check.status = 'in_progress' AND NOT items.is_deleted
      FOR UPDATE OF items
    ), entry AS (
      INSERT INTO inventory_items AS existing (
        household_id, update_id, item_id, previous_stock, previous_partial_amount, previous_counted_at,
        new_stock, partial_amount, observed_at, updated_at, counted_by_id
      )
      SELECT ${householdId}, ${updateId}, id, current_stock, partial_amount, last_counted_at,
        ${newStock}, ${partialAmount}, ${observedAt}, ${moment}, ${userId}
      FROM item
      ON CONFLICT (update_id, item_id) DO UPDATE SET (
        previous_stock, previous_partial_amount, previous_counted_at,
        new_stock, partial_amount, basis, observed_at, updated_at, counted_by_id
      ) = (
        SELECT existing.previous_stock, existing.previous_partial_amount, existing.previous_counted_at,
          existing.new_stock, existing.partial_amount, existing.basis, existing.observed_at, existing.updated_at,
          existing.counted_by_id
        WHERE existing.basis = 'counted' AND (${onlyIfPending} OR existing.observed_at > excluded.observed_at)
        UNION ALL
        SELECT
          CASE WHEN is_untouched THEN existing.previous_stock ELSE excluded.previous_stock END,
          CASE WHEN is_untouched THEN existing.previous_partial_amount ELSE excluded.previous_partial_amount END,
          CASE WHEN is_untouched THEN existing.previous_counted_at ELSE excluded.previous_counted_at END,
          excluded.new_stock, excluded.partial_amount, excluded.basis, excluded.observed_at,
          CASE WHEN is_repeat THEN existing.updated_at ELSE excluded.updated_at END,
          CASE WHEN is_repeat THEN existing.counted_by_id ELSE excluded.counted_by_id END
        FROM (
          SELECT (excluded.previous_stock, excluded.previous_partial_amount)
            = (existing.new_stock, existing.partial_amount) AS is_untouched
        ) AS since
        CROSS JOIN LATERAL (
          SELECT is_untouched AND existing.basis = 'counted' AND (excluded.new_stock, excluded.partial_amount)
            = (existing.new_stock, existing.partial_amount) AS is_repeat
        ) AS repeated
        WHERE existing.basis = 'assumed' OR (NOT ${onlyIfPending} AND existing.observed_at <= excluded.observed_at)
      )
      RETURNING existing.*, existing.observed_at = ${observedAt} AS is_new
    ), stocked AS (
      UPDATE items
      SET current_stock = entry.new_stock, partial_amount = entry.partial_amount,
        last_counted_at = entry.observed_at,
        updated_at = greatest(items.updated_at, entry.updated_at)
      FROM entry WHERE items.id = entry.item_id AND entry.is_new
    ), counted AS MATERIALIZED (
      SELECT to_jsonb(answer) AS answer,
        CASE WHEN is_new OR NOT ${onlyIfPending}
          THEN nullif(CASE WHEN is_new THEN counted_before_by ELSE ${userId} END, counted_by_id)
        END AS overruled_id
      FROM entry
      JOIN item ON item.id = entry.item_id
      LEFT JOIN users ON users.id = entry.counted_by_id
      CROSS JOIN LATERAL (SELECT ${selectListOf(countDto, "entry", { countedBy })}) AS answer
    ), settled AS (
      SELECT answer, store_idempotent_answer(${userId}, ${key}, ${request}, answer),
        announce_change(${householdId}, jsonb_set(${change}::jsonb, '{detail}', jsonb_build_object(
          'is', 'count', 'count', answer, 'overruledId', overruled_id
        )))
      FROM counted
    )
    SELECT (SELECT role FROM actor) AS role,
      coalesce((SELECT is_mismatch FROM answered), false) AS "isMismatch",
      coalesce((SELECT first_answer FROM answered), (SELECT answer FROM settled)) AS answer,
      (SELECT status::text FROM locked_check) AS status`;
}
