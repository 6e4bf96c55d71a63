import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { selectOnList } from "@/lib/features/shopping-additions/server/select-additions";
import { read } from "@/lib/policy/operation";
import { runStatement } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { PurchasedLine, Purchases } from "../model/dto";
import { statesOfBought } from "../model/rules";
import {
  entriesOf,
  type JournalRow,
  type LatestJournalRow,
  selectLatestJournal,
} from "./select-latest-journal";

/** Returns what was put away since the latest list was made. */
export const findPurchases = read("household:view", async (actor): Promise<Purchases> => {
  const statement = selectLatestJournal(actor.householdId);
  return toPurchases(await runStatement<LatestJournalRow>("latest-journal", statement));
});

/**
 * Returns what was put away since the latest list was made, and the additions, in one statement. The page of
 * the shopping list needs both.
 */
export const findPurchasesAndAdditions = read(
  "household:view",
  async ({ householdId }): Promise<{ purchases: Purchases; additions: Addition[] }> => {
    const [row] = await runStatement<{ journal: LatestJournalRow[]; additions: Addition[] }>(
      "latest-journal-and-additions",
      Prisma.sql`
        SELECT (SELECT coalesce(json_agg(found), '[]') FROM (${selectLatestJournal(householdId)}) AS found) AS journal,
          (SELECT coalesce(json_agg(found), '[]') FROM (${selectOnList(householdId)}) AS found) AS additions`,
    );
    return { purchases: toPurchases(row?.journal ?? []), additions: row?.additions ?? [] };
  },
);

function toPurchases(rows: readonly LatestJournalRow[]): Purchases {
  return {
    listId: rows[0]?.listId ?? null,
    putAway: [...statesOfBought(entriesOf(rows)).values()].flatMap(({ putAway }) =>
      putAway ? [toPurchasedLine(putAway)] : [],
    ),
  };
}

function toPurchasedLine({ newStock, partialAmount, ...entry }: JournalRow): PurchasedLine {
  const { lineId, additionId, itemId, quantity, at, by } = entry;
  return {
    lineId,
    additionId,
    itemId,
    quantity: quantity / WHOLE,
    at: new Date(at).toISOString(),
    by: by ?? FORMER_MEMBER,
    counted: newStock === null || partialAmount === null ? null : { newStock, partialAmount },
  };
}
