import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { ChangedStock, Stock } from "../model/rules";

/** A change of one item's stock, in whole units. */
interface StockChange {
  itemId: number;
  quantity: number;
}

/**
 * Changes the stock of items, each of which has one change. The rows are locked in the order of their ids, so
 * that no deadlock is possible. The time of the last count is unchanged, because nobody has counted.
 * @returns by how much the stock of each item has changed, in 300ths of a unit, by item id
 */
export async function changeStock(
  tx: Tx,
  householdId: number,
  changes: readonly StockChange[],
  change: (stock: Stock, quantity: number) => ChangedStock,
): Promise<Map<number, number>> {
  const quantities = new Map(changes.map(({ itemId, quantity }) => [itemId, quantity]));
  const rows = await tx.$queryRaw<(Stock & { id: number })[]>`
    SELECT id, current_stock AS "currentStock", partial_amount AS "partialAmount" FROM items
    WHERE household_id = ${householdId} AND id = ANY (${[...quantities.keys()]}) ORDER BY id FOR UPDATE`;
  const changed = rows.map((row) => ({ id: row.id, ...change(row, quantities.get(row.id) ?? 0) }));
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
