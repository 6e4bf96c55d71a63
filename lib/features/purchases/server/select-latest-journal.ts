import "server-only";
import type { Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { JournalFact } from "../model/rules";

/** A journal entry of a line or an addition. */
export interface JournalRow extends JournalFact {
  lineId: number | null;
  additionId: number | null;
  /** In 300ths of a unit. */
  quantity: number;
  /** When the person did it. A string if the row was read as JSON. */
  at: Date | string;
  by: string | null;
  /** The count of the item in the check of the list; null after a purge of the check. */
  newStock: number | null;
  partialAmount: number | null;
}

/** One row of the statement. Without entries there is one row, which has only the list. */
export type LatestJournalRow = { listId: number | null } & (JournalRow | { kind: null });

/**
 * Selects the journal since the latest list was made, in the order of the entries: those of its lines, and those of
 * additions of items. For a household without lists these are the entries of all additions. An entry of an addition
 * refers to the list that was the latest at that time. The previous release wrote such entries without a list. They are
 * selected if they were created after the latest list.
 */
export const selectLatestJournal = (householdId: number) => Prisma.sql`
  SELECT list.id AS "listId", entry.line_id AS "lineId", entry.addition_id AS "additionId", entry.item_id AS "itemId",
    entry.kind::text, entry.quantity, coalesce(entry.observed_at, entry.created_at) AS at, users.username AS by,
    counted.new_stock AS "newStock", counted.partial_amount AS "partialAmount"
  FROM (SELECT max(id) AS id FROM shopping_lists WHERE household_id = ${householdId}) AS latest
  LEFT JOIN shopping_lists AS list ON list.id = latest.id
  LEFT JOIN journal_entries AS entry ON entry.household_id = ${householdId} AND entry.item_id IS NOT NULL
    AND (entry.list_id = list.id OR entry.list_id IS NULL AND entry.addition_id IS NOT NULL
      AND (list.id IS NULL OR entry.created_at > list.created_at))
  LEFT JOIN users ON users.id = entry.user_id
  LEFT JOIN inventory_items AS counted ON counted.update_id = list.update_id AND counted.item_id = entry.item_id
    AND counted.household_id = ${householdId}
  ORDER BY entry.id`;

/** Returns the entries among the rows of `selectLatestJournal`. */
export function entriesOf(rows: readonly LatestJournalRow[]): JournalRow[] {
  return rows.filter((row): row is { listId: number | null } & JournalRow => row.kind !== null);
}

/** Returns the journal since the latest list was made, in the order in which the entries were appended. */
export async function readLatestJournal(tx: Tx, householdId: number): Promise<JournalRow[]> {
  return entriesOf(await tx.$queryRaw<LatestJournalRow[]>(selectLatestJournal(householdId)));
}
