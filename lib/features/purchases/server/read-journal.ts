import "server-only";
import type { Tx } from "@/lib/server/db";

const columns = {
  lineId: true,
  itemId: true,
  kind: true,
  quantity: true,
  user: { select: { username: true } },
} as const;

/** Returns the journal of one list, in the order in which the entries were appended. */
export function readJournal(
  tx: Pick<Tx, "journalEntry">,
  { householdId, listId }: { householdId: number; listId: number },
) {
  return tx.journalEntry.findMany({
    where: { householdId, listId },
    orderBy: { id: "asc" },
    select: columns,
  });
}
