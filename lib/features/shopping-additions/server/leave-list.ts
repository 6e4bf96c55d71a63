import "server-only";
import { now } from "@/lib/core/clock";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { announce } from "@/lib/server/realtime/announce";
import { MAX_ADDITIONS, MAX_REMOVED } from "../model/rules";

/** Removes the ticked additions of the household from the list. The journal keeps what was bought. */
export async function removeTicked(tx: Tx, actor: UserActor): Promise<void> {
  const { householdId } = actor;
  const removed = await tx.shoppingAddition.updateManyAndReturn({
    where: { householdId, purchased: true, removedAt: null },
    data: { removedAt: now() },
    select: { id: true },
  });
  if (removed.length === 0) return;
  await announce(tx, actor, { kind: "additions", ids: removed.map(({ id }) => id) });
}

/**
 * Replaces unticked additions by the open lines of the latest list for the same items, or only by the line `lineId`: the
 * line has the larger quantity. The caller has locked the household's row (NO KEY UPDATE), so that nobody adds the item
 * meanwhile, and announces the list.
 * @returns whether a line has absorbed an addition
 */
export async function absorbAdditions(tx: Tx, actor: UserActor, lineId?: number): Promise<boolean> {
  const { householdId } = actor;
  const absorbed = await tx.$queryRaw<{ id: number }[]>`
    UPDATE shopping_additions AS addition SET removed_at = ${now()}, line_id = line.id
    FROM shopping_list_items AS line
    WHERE line.household_id = ${householdId} AND NOT line.purchased AND line.removed_at IS NULL
      AND line.list_id = (SELECT max(id) FROM shopping_lists WHERE household_id = ${householdId})
      ${lineId === undefined ? Prisma.empty : Prisma.sql`AND line.id = ${lineId}`}
      AND addition.household_id = ${householdId} AND addition.item_id = line.item_id
      AND addition.removed_at IS NULL AND NOT addition.purchased
    RETURNING addition.id`;
  if (absorbed.length === 0) return false;
  const ids = absorbed.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE shopping_list_items AS line SET check_quantity = coalesce(line.check_quantity, line.quantity),
      quantity = wanted.quantity, quantity_set_at = ${now()}, quantity_set_by_id = wanted.added_by_id
    FROM (
      SELECT DISTINCT ON (line_id) line_id, quantity, added_by_id FROM shopping_additions
      WHERE household_id = ${householdId} AND id = ANY(${ids}) ORDER BY line_id, quantity DESC
    ) AS wanted
    WHERE line.household_id = ${householdId} AND line.id = wanted.line_id AND line.quantity < wanted.quantity`;
  // The tab of the person refetches them too: the answer does not contain them.
  await announce(tx, { ...actor, tab: undefined }, { kind: "additions", ids });
  return true;
}

/**
 * Limits the rows of a household: of the ticked additions only the latest stay on the list, of the removed ones only
 * the latest stay stored. Without this, adding and ticking or removing in a loop would fill the table.
 */
export async function limitRows(tx: Tx, householdId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE shopping_additions SET removed_at = ${now()} WHERE id IN (
      SELECT id FROM shopping_additions WHERE household_id = ${householdId} AND removed_at IS NULL AND purchased
      ORDER BY id DESC OFFSET ${MAX_ADDITIONS})`;
  await tx.$executeRaw`
    DELETE FROM shopping_additions WHERE id IN (
      SELECT id FROM shopping_additions WHERE household_id = ${householdId} AND removed_at IS NOT NULL
      ORDER BY removed_at DESC, id DESC OFFSET ${MAX_REMOVED})`;
}
