import "server-only";
import type { Tx } from "@/lib/server/db";
import type { StockEntry } from "../model/rules";

/** Returns the journal entries that have changed the stock of an item after a moment, in the order of the journal. */
export async function readStockEntries(
  tx: Tx,
  { householdId, itemId, after }: { householdId: number; itemId: number; after: Date },
): Promise<StockEntry[]> {
  return tx.$queryRaw<StockEntry[]>`
    SELECT kind::text, quantity, user_id AS "userId", line_id AS "lineId", addition_id AS "additionId"
    FROM journal_entries
    WHERE household_id = ${householdId} AND item_id = ${itemId} AND observed_at > ${after}
      AND kind IN ('put_away', 'taken_back', 'used', 'use_reversed')
    ORDER BY id`;
}
