import "server-only";
import { db } from "@/lib/server/db";

/**
 * Returns what was put away with the list before the given one and not taken back, by the id of the item, in 300ths of
 * a unit. Lines and additions of an item are added up.
 */
export async function readBoughtBefore({
  householdId,
  listId,
}: {
  householdId: number;
  listId: number;
}): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ itemId: number; amount: number }[]>`
    SELECT item_id AS "itemId", sum(quantity)::int AS amount
    FROM (
      SELECT DISTINCT ON (line_id, addition_id) item_id, kind, quantity FROM journal_entries
      WHERE household_id = ${householdId} AND item_id IS NOT NULL AND kind IN ('put_away', 'taken_back')
        AND list_id = (SELECT max(id) FROM shopping_lists WHERE household_id = ${householdId} AND id < ${listId})
      ORDER BY line_id, addition_id, id DESC
    ) AS latest
    WHERE kind = 'put_away' GROUP BY item_id`;
  return new Map(rows.map(({ itemId, amount }) => [itemId, amount]));
}
