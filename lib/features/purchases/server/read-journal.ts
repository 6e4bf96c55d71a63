import "server-only";
import type { Tx } from "@/lib/server/db";

const columns = {
  lineId: true,
  itemId: true,
  kind: true,
  quantity: true,
  observedAt: true,
  user: { select: { username: true } },
} as const;

/** Returns the journal of one list's lines, in the order in which the entries were appended. */
export async function readJournal(
  tx: Pick<Tx, "journalEntry">,
  { householdId, listId }: { householdId: number; listId: number },
) {
  const entries = await tx.journalEntry.findMany({
    where: { householdId, listId },
    orderBy: { id: "asc" },
    select: columns,
  });
  // Entries of a list have its lines; the type allows entries without one.
  return entries.flatMap(({ lineId, itemId, ...entry }) =>
    lineId === null || itemId === null ? [] : [{ ...entry, lineId, itemId }],
  );
}
