import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { type ChangedStock, isSeenAfter, type SeenStock, type Stock } from "../model/rules";

/** A change of one item's stock, in whole units. */
interface StockChange {
  itemId: number;
  quantity: number;
  /** When the units were put away. A change that takes them back has the same time. Null if that is unknown. */
  putAwayAt: Date | null;
}

/**
 * Changes the stock of items, each of which has one change. If somebody has seen the stock after the units were put
 * away, the stock stays, because that observation has seen them. The rows are locked in the order of their ids, so that
 * no deadlock is possible. The time of the last count is unchanged, because nobody has counted.
 * @returns by how much the stock of each item has changed, in 300ths of a unit, by item id
 */
export async function changeStock(
  tx: Tx,
  householdId: number,
  changes: readonly StockChange[],
  change: (stock: Stock, quantity: number) => ChangedStock,
): Promise<Map<number, number>> {
  const byItem = new Map(changes.map((one) => [one.itemId, one]));
  const rows = await tx.$queryRaw<(SeenStock & { id: number })[]>`
    SELECT id, current_stock AS "currentStock", partial_amount AS "partialAmount", last_counted_at AS "lastCountedAt"
    FROM items
    WHERE household_id = ${householdId} AND id = ANY (${[...byItem.keys()]}) ORDER BY id FOR UPDATE`;
  const changed = rows.map((row) => {
    const { quantity, putAwayAt } = byItem.get(row.id) ?? { quantity: 0, putAwayAt: null };
    return { id: row.id, ...change(row, isSeenAfter(row, putAwayAt) ? 0 : quantity) };
  });
  if (changed.length === 0) return new Map();
  const values = changed.map(
    ({ id, currentStock, partialAmount }) =>
      Prisma.sql`(${id}::int, ${currentStock}::int, ${partialAmount}::float)`,
  );
  await tx.$executeRaw`
    UPDATE items SET current_stock = changed.stock, partial_amount = changed.part, updated_at = ${now()}
    FROM (VALUES ${Prisma.join(values)}) AS changed (id, stock, part)
    WHERE items.id = changed.id AND items.household_id = ${householdId}`;
  return new Map(changed.map((row) => [row.id, row.changed]));
}
