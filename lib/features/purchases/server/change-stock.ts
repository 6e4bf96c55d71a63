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
 * Changes the stock of items in the order of the changes. If somebody has seen the stock after the units were put away,
 * the stock does not change, because the seen stock includes these units. The rows are locked in the order of their
 * ids, so that no deadlock is possible. The time of the last count is unchanged, because nobody has counted.
 * @returns the changes, each with the 300ths of a unit by which it has changed the stock
 */
export async function changeStock<Change extends StockChange>(
  tx: Tx,
  householdId: number,
  changes: readonly Change[],
  change: (stock: Stock, quantity: number) => ChangedStock,
): Promise<(Change & { changed: number })[]> {
  const itemIds = changes.map(({ itemId }) => itemId);
  const rows = await tx.$queryRaw<(SeenStock & { id: number })[]>`
    SELECT id, current_stock AS "currentStock", partial_amount AS "partialAmount", last_counted_at AS "lastCountedAt"
    FROM items
    WHERE household_id = ${householdId} AND id = ANY (${itemIds}) ORDER BY id FOR UPDATE`;
  const stocks = new Map(rows.map((row) => [row.id, row]));
  const done = changes.map((one) => {
    const row = stocks.get(one.itemId);
    if (!row) return { ...one, changed: 0 };
    const quantity = isSeenAfter(row, one.putAwayAt) ? 0 : one.quantity;
    const { changed, ...stock } = change(row, quantity);
    stocks.set(row.id, { ...row, ...stock });
    return { ...one, changed };
  });
  if (stocks.size === 0) return done;
  const values = [...stocks.values()].map(
    ({ id, currentStock, partialAmount }) =>
      Prisma.sql`(${id}::int, ${currentStock}::int, ${partialAmount}::float)`,
  );
  await tx.$executeRaw`
    UPDATE items SET current_stock = changed.stock, partial_amount = changed.part, updated_at = ${now()}
    FROM (VALUES ${Prisma.join(values)}) AS changed (id, stock, part)
    WHERE items.id = changed.id AND items.household_id = ${householdId}`;
  return done;
}
