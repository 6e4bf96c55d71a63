import "server-only";
import { now } from "@/lib/core/clock";
import { inEveryTab, type Shopper } from "@/lib/policy/actor";
import { db, type Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { announce } from "@/lib/server/realtime/announce";
import { MAX_ADDITIONS, MAX_REMOVED } from "../model/rules";
import { identifyTexts } from "./identify-texts";
import { packsForSql } from "./packs-for";

/** Removes the ticked additions of the household from the list. The journal keeps what was bought. */
export async function removeTicked(tx: Tx, actor: Shopper): Promise<void> {
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
 * Replaces unticked additions by the open lines of the latest list for the same items, or only by the line `lineId`.
 * Such a line gets the larger quantity. Texts that are the name of an item count as additions of it. The caller has
 * locked the household's row (NO KEY UPDATE), so that nobody adds the item meanwhile.
 * @returns whether a line has absorbed an addition
 */
export async function absorbAdditions(
  tx: Tx,
  actor: Shopper,
  { lineId }: { lineId?: number } = {},
): Promise<boolean> {
  const { householdId } = actor;
  await identifyTexts(tx, actor);
  // A tick changes a line without locking the household's row. The tick is either committed before this
  // statement reads the line, or waits until this transaction is committed.
  const absorbed = await tx.$queryRaw<{ id: number; listId: number }[]>`
    WITH line AS (
      SELECT id, item_id, list_id FROM shopping_list_items
      WHERE household_id = ${householdId} AND NOT purchased AND removed_at IS NULL
        AND list_id = (SELECT max(id) FROM shopping_lists WHERE household_id = ${householdId})
        ${lineId === undefined ? Prisma.empty : Prisma.sql`AND id = ${lineId}`}
        AND item_id IN (
          SELECT item_id FROM shopping_additions
          WHERE household_id = ${householdId} AND removed_at IS NULL AND NOT purchased)
      ORDER BY id FOR UPDATE
    )
    UPDATE shopping_additions AS addition SET removed_at = ${now()}, line_id = line.id
    FROM line
    WHERE addition.household_id = ${householdId} AND addition.item_id = line.item_id
      AND addition.removed_at IS NULL AND NOT addition.purchased
    RETURNING addition.id, line.list_id AS "listId"`;
  const [first] = absorbed;
  if (!first) return false;
  const ids = absorbed.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE shopping_list_items AS line SET check_quantity = coalesce(line.check_quantity, line.quantity),
      quantity = ${packsForSql("wanted.units", "line.pack_size")}, quantity_set_at = ${now()}, quantity_set_by_id = wanted.added_by_id
    FROM (
      SELECT DISTINCT ON (line_id) line_id, quantity * pack_size AS units, added_by_id FROM shopping_additions
      WHERE household_id = ${householdId} AND id = ANY(${ids}) ORDER BY line_id, units DESC
    ) AS wanted
    WHERE line.household_id = ${householdId} AND line.id = wanted.line_id
      AND line.quantity < ${packsForSql("wanted.units", "line.pack_size")}`;
  // The tab that has made the call refetches the additions and the list too, because the answer does not
  // contain them.
  const everyTab = inEveryTab(actor);
  await announce(tx, everyTab, { kind: "additions", ids });
  await announce(tx, everyTab, { kind: "list", ids: [first.listId] });
  return true;
}

/**
 * Returns a condition for additions that are put back on the list when the latest list ends, unless their line is
 * bought or removed until then. Of the additions that one line has absorbed, only the one with the most units is put
 * back. These additions are stored as long as the list.
 * @param householdId the household whose additions are searched; all households if omitted
 */
function returnsLater(householdId?: number): Prisma.Sql {
  const household =
    householdId === undefined ? Prisma.sql`line.household_id` : Prisma.sql`${householdId}`;
  return Prisma.sql`id IN (
    SELECT DISTINCT ON (addition.line_id) addition.id
    FROM shopping_additions AS addition JOIN shopping_list_items AS line ON line.id = addition.line_id
    WHERE addition.household_id = ${household} AND line.household_id = ${household}
      AND line.list_id = (SELECT max(id) FROM shopping_lists AS list WHERE list.household_id = ${household})
    ORDER BY addition.line_id, addition.quantity * addition.pack_size DESC, addition.id DESC)`;
}

/**
 * Deletes the additions of all households that were removed before `moment` and will not be put back (`returnsLater`).
 * For the daily clean-up.
 * @returns the number of deleted rows
 */
export async function deleteRemovedBefore(moment: Date): Promise<number> {
  return db.$executeRaw`
    DELETE FROM shopping_additions WHERE removed_at < ${moment} AND NOT (${returnsLater()})`;
}

/**
 * Limits the additions of a household. The latest ticked ones stay on the list, and older ticked ones are removed from
 * it. Of the removed ones, the latest stay stored, and so do those that are put back when the list ends. Without these
 * limits, adding and ticking or removing in a loop would fill the table.
 */
export async function limitRows(tx: Tx, householdId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE shopping_additions SET removed_at = ${now()} WHERE id IN (
      SELECT id FROM shopping_additions WHERE household_id = ${householdId} AND removed_at IS NULL AND purchased
      ORDER BY id DESC OFFSET ${MAX_ADDITIONS})`;
  await tx.$executeRaw`
    DELETE FROM shopping_additions WHERE id IN (
      SELECT id FROM shopping_additions WHERE household_id = ${householdId} AND removed_at IS NOT NULL
        AND NOT (${returnsLater(householdId)})
      ORDER BY removed_at DESC, id DESC OFFSET ${MAX_REMOVED})`;
}
