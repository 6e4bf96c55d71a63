import "server-only";
import type { Unit } from "@/lib/features/items/model/units";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";

/** The largest number of items that a mail names. */
const MOST_NAMED = 10;

/** An item that may run out before the next shopping. */
export interface RunningOutItem {
  name: string;
  currentStock: number;
  partialAmount: number;
  desiredStock: number;
  unit: Unit;
}

/**
 * SQL that selects from the items of a household those that may run out before its next shopping: in stock, with the
 * forecast "soon", and neither on the latest list nor among the additions, to be bought.
 */
const runningOut = (householdId: Prisma.Sql) => Prisma.sql`
  FROM items
  JOIN item_forecasts ON item_forecasts.item_id = items.id AND item_forecasts.word = 'soon'
  WHERE items.household_id = ${householdId} AND NOT items.is_deleted
    AND (items.current_stock > 0 OR items.partial_amount > 0)
    AND NOT EXISTS (
      SELECT FROM shopping_list_items AS line
      WHERE line.item_id = items.id AND line.removed_at IS NULL AND NOT line.purchased
        AND line.list_id = (SELECT max(id) FROM shopping_lists WHERE household_id = items.household_id)
    )
    AND NOT EXISTS (
      SELECT FROM shopping_additions AS addition
      WHERE addition.item_id = items.id AND addition.household_id = items.household_id
        AND addition.removed_at IS NULL AND NOT addition.purchased
    )`;

/** Returns the ids of the given households in which an item may run out. */
export async function householdsRunningOut(
  tx: Tx,
  householdIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM unnest(${[...householdIds]}::int[]) AS household (id)
    WHERE EXISTS (SELECT ${runningOut(Prisma.sql`household.id`)})`;
  return new Set(rows.map(({ id }) => id));
}

/** Returns the items of a household that may run out, the most likely first, at most ten. */
export function readRunningOut(tx: Tx, householdId: number): Promise<RunningOutItem[]> {
  return tx.$queryRaw<RunningOutItem[]>`
    SELECT items.name, items.current_stock AS "currentStock", items.partial_amount AS "partialAmount",
      items.desired_stock AS "desiredStock", items.unit
    ${runningOut(Prisma.sql`${householdId}`)}
    ORDER BY item_forecasts.chance DESC, items.id LIMIT ${MOST_NAMED}`;
}
