import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { selectOnList } from "@/lib/features/shopping-additions/server/select-additions";
import { read } from "@/lib/policy/operation";
import { runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { PurchasedLine, Purchases } from "../model/dto";
import { type JournalFact, statesOfLines } from "../model/rules";

interface Row extends JournalFact {
  itemId: number;
  quantity: number;
  /** A text where the row was read as JSON. */
  at: Date | string;
  by: string | null;
  /** The count of the item in the check of the list; null after a purge of the check. */
  newStock: number | null;
  partialAmount: number | null;
}

type Found = { listId: number } & (Row | { lineId: null });

/** Selects the latest list with its journal in one statement. A list without entries has one row, without a line. */
const selectLatestJournal = (householdId: number) => Prisma.sql`
  SELECT list.id AS "listId", entry.line_id AS "lineId", entry.item_id AS "itemId", entry.kind::text, entry.quantity,
    coalesce(entry.observed_at, entry.created_at) AS at, users.username AS by,
    counted.new_stock AS "newStock", counted.partial_amount AS "partialAmount"
  FROM (
    SELECT id, update_id FROM shopping_lists WHERE household_id = ${householdId} ORDER BY id DESC LIMIT 1
  ) AS list
  LEFT JOIN journal_entries AS entry ON entry.household_id = ${householdId} AND entry.list_id = list.id
  LEFT JOIN users ON users.id = entry.user_id
  LEFT JOIN inventory_items AS counted ON counted.update_id = list.update_id AND counted.item_id = entry.item_id
    AND counted.household_id = ${householdId}
  ORDER BY entry.id`;

/** Returns what was put away of the latest list. */
export const findPurchases = read("household:view", async (actor): Promise<Purchases> => {
  const statement = selectLatestJournal(actor.householdId);
  return toPurchases(await runStatement<Found>("latest-journal", statement));
});

/** Returns what was put away of the latest list, and the additions, for its page: both in one statement. */
export const findPurchasesAndAdditions = read(
  "household:view",
  async ({ householdId }): Promise<{ purchases: Purchases; additions: Addition[] }> => {
    const [row] = await runStatement<{ journal: Found[]; additions: Addition[] }>(
      "latest-journal-and-additions",
      Prisma.sql`
        SELECT (SELECT coalesce(json_agg(found), '[]') FROM (${selectLatestJournal(householdId)}) AS found) AS journal,
          (SELECT coalesce(json_agg(found), '[]') FROM (${selectOnList(householdId)}) AS found) AS additions`,
    );
    return { purchases: toPurchases(row?.journal ?? []), additions: row?.additions ?? [] };
  },
);

function toPurchases(rows: readonly Found[]): Purchases {
  const facts = rows.filter((row): row is { listId: number } & Row => row.lineId !== null);
  return {
    listId: rows[0]?.listId ?? null,
    putAway: [...statesOfLines(facts).values()].flatMap(({ putAway }) =>
      putAway ? [toPurchasedLine(putAway)] : [],
    ),
  };
}

function toPurchasedLine({ newStock, partialAmount, ...line }: Row): PurchasedLine {
  const { lineId, itemId, quantity, at, by } = line;
  return {
    lineId,
    itemId,
    quantity: quantity / WHOLE,
    at: new Date(at).toISOString(),
    by: by ?? FORMER_MEMBER,
    counted: newStock === null || partialAmount === null ? null : { newStock, partialAmount },
  };
}
