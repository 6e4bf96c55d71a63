import "server-only";
import { partials, WHOLE } from "@/lib/core/amount";
import { notFound } from "@/lib/core/errors";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import type { ItemHistory } from "../model/dto";

/** The largest number of entries of a history. Older ones are left out. */
const MAX_ENTRIES = 1_000;

/** A count, an amount that was set, or another change of the stock. */
type Entry = { at: string } & (
  | { kind: "counted"; newStock: number; partialAmount: number }
  | { kind: ItemHistory["changes"][number]["kind"] | "set"; quantity: number }
);

/**
 * Returns the history of an item of the household. Assumed entries are left out, because nobody has seen the
 * stock.
 * @throws {AppError} `not_found`
 */
export const getItemHistory = read(
  "household:view",
  async ({ householdId }, id: number): Promise<ItemHistory> => {
    const [row] = await db.$queryRaw<{ desiredStock: number; entries: Entry[] }[]>`
      SELECT desired_stock AS "desiredStock", (
        SELECT coalesce(json_agg(latest ORDER BY latest.at), '[]') FROM (
          SELECT * FROM (
            SELECT counted.observed_at AS at, 'counted' AS kind, counted.new_stock AS "newStock",
              counted.partial_amount AS "partialAmount", 0 AS quantity
            FROM inventory_items AS counted
            JOIN inventory_updates ON inventory_updates.id = counted.update_id
            WHERE counted.item_id = items.id AND counted.household_id = items.household_id
              AND counted.basis = 'counted' AND inventory_updates.status <> 'cancelled'
            UNION ALL
            SELECT coalesce(observed_at, created_at), kind::text, 0, 0, quantity
            FROM journal_entries
            WHERE item_id = items.id AND household_id = items.household_id
              AND kind IN ('put_away', 'taken_back', 'used', 'use_reversed', 'set')
          ) AS entry ORDER BY at DESC LIMIT ${MAX_ENTRIES}
        ) AS latest
      ) AS entries
      FROM items WHERE id = ${id} AND household_id = ${householdId} AND NOT is_deleted`;
    if (!row) throw notFound("Item");
    return toItemHistory(row);
  },
);

function toItemHistory({
  desiredStock,
  entries,
}: {
  desiredStock: number;
  entries: readonly Entry[];
}): ItemHistory {
  const history: ItemHistory = { desiredStock, counts: [], changes: [] };
  for (const entry of entries) {
    const at = new Date(entry.at).toISOString();
    if (entry.kind === "counted") {
      history.counts.push({ at, newStock: entry.newStock, partialAmount: entry.partialAmount });
    } else if (entry.kind === "set") {
      const part = partials.find(({ amount }) => amount === entry.quantity % WHOLE);
      const newStock = Math.floor(entry.quantity / WHOLE);
      history.counts.push({ at, newStock, partialAmount: part?.value ?? 0 });
    } else {
      history.changes.push({ at, kind: entry.kind, quantity: entry.quantity / WHOLE });
    }
  }
  return history;
}
