import "server-only";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { MAX_ADDITIONS } from "../model/rules";
import { identifyTexts } from "./identify-texts";
import { packsForSql } from "./packs-for";

/**
 * Puts additions back on the list that the open lines of the latest list have absorbed: that list ends, and they are
 * still to be bought. An open line is neither ticked nor removed. Of several additions of one line only the largest is
 * put back. Its quantity is at most that of the line, because somebody may have lowered it. If the item has an open
 * addition already, that one gets the larger quantity instead. No addition is put back above the cap. The other
 * additions of the line are merged into the one that is on the list. The caller has locked the household's row (NO KEY
 * UPDATE), so that nobody adds the item meanwhile.
 */
export async function reopenAdditions(tx: Tx, actor: UserActor): Promise<void> {
  const { householdId } = actor;
  await identifyTexts(tx, actor);
  // The statement locks an addition before its line, as a change of an absorbed addition does, so that no
  // deadlock is possible. If a line is ticked at the same time, its additions are not reopened, or the tick
  // waits for the commit of this transaction.
  const reopened = await tx.$queryRaw<{ id: number }[]>`
    WITH wished AS (
      SELECT addition.id, line.item_id,
        least(addition.quantity * addition.pack_size, line.quantity * line.pack_size) AS units
      FROM shopping_additions AS addition JOIN shopping_list_items AS line ON line.id = addition.line_id
      WHERE addition.household_id = ${householdId} AND NOT addition.purchased
        AND line.household_id = ${householdId} AND NOT line.purchased AND line.removed_at IS NULL
        AND line.list_id = (SELECT max(id) FROM shopping_lists WHERE household_id = ${householdId})
      FOR UPDATE OF addition, line
    ), largest AS (
      SELECT DISTINCT ON (item_id) * FROM wished ORDER BY item_id, units DESC, id DESC
    ), open AS (
      SELECT id, item_id FROM shopping_additions
      WHERE household_id = ${householdId} AND removed_at IS NULL AND NOT purchased
    ), raised AS (
      UPDATE shopping_additions AS addition
      SET quantity = greatest(addition.quantity, ${packsForSql("largest.units", "addition.pack_size")})
      FROM largest JOIN open USING (item_id) WHERE addition.id = open.id RETURNING addition.id
    ), returning_ones AS (
      SELECT id, item_id, units FROM largest WHERE item_id NOT IN (SELECT item_id FROM open WHERE item_id IS NOT NULL)
      ORDER BY id DESC LIMIT greatest(0, ${MAX_ADDITIONS} - (SELECT count(*) FROM open))
    ), returned AS (
      UPDATE shopping_additions AS addition
      SET removed_at = NULL, line_id = NULL,
        quantity = ${packsForSql("returning_ones.units", "addition.pack_size")}
      FROM returning_ones WHERE addition.id = returning_ones.id RETURNING addition.id
    ), merged AS (
      UPDATE shopping_additions AS addition SET line_id = NULL, merged_into_id = kept.id
      FROM wished JOIN (SELECT id, item_id FROM open UNION ALL SELECT id, item_id FROM returning_ones) AS kept USING (item_id)
      WHERE addition.household_id = ${householdId} AND wished.id <> kept.id
        AND (addition.id = wished.id OR addition.merged_into_id = wished.id)
    )
    SELECT id FROM raised UNION ALL SELECT id FROM returned`;
  if (reopened.length === 0) return;
  // The tab that has made the call refetches the additions too, because the answer does not contain the
  // reopened ones.
  const ids = reopened.map(({ id }) => id);
  await announce(tx, { ...actor, tab: undefined }, { kind: "additions", ids });
}
