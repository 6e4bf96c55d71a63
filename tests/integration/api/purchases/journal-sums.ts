import { WHOLE } from "@/lib/core/amount";
import { boughtKey } from "@/lib/features/purchases/model/rules";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import type { JournalKind } from "@/lib/server/generated/prisma/enums";
import type { Person } from "@/tests/support/actors";

/** Returns the id of the latest journal entry of a household; 0 without one. */
export async function lastEntry({ householdId }: Person): Promise<number> {
  const { _max } = await db.journalEntry.aggregate({ where: { householdId }, _max: { id: true } });
  return _max.id ?? 0;
}

/** Returns the stock of each line's item in 300ths: the count of the list's check plus the later journal entries. */
export async function stockByJournal({ updateId, items }: ShoppingList, start: number) {
  const counts = await db.inventoryItem.findMany({ where: { updateId: updateId ?? 0 } });
  return Promise.all(
    items.map(async ({ itemId }) => {
      const counted = counts.find((count) => count.itemId === itemId)?.newStock ?? 0;
      const entries = await db.journalEntry.findMany({
        where: { itemId, id: { gt: start } },
        orderBy: { id: "asc" },
      });
      return [itemId, entries.reduce(withEntry, counted * WHOLE)];
    }),
  );
}

function withEntry(stock: number, { kind, quantity }: { kind: JournalKind; quantity: number }) {
  switch (kind) {
    case "put_away":
    case "use_reversed":
      return stock + quantity;
    case "taken_back":
    case "used":
      return stock - quantity;
    case "set":
      return quantity;
    case "bought":
    case "reversed":
      return stock;
  }
}

/**
 * Returns what was bought by the journal of a list and not reversed, in whole units, by the key of the line or the
 * addition.
 */
export async function boughtByJournal({ id: listId }: ShoppingList) {
  const entries = await db.journalEntry.findMany({ where: { listId }, orderBy: { id: "asc" } });
  const sums = new Map<string, number>();
  for (const { kind, quantity, ...entry } of entries) {
    const key = boughtKey(entry);
    const sum = sums.get(key) ?? 0;
    if (kind === "bought") sums.set(key, sum + quantity / WHOLE);
    if (kind === "reversed") sums.set(key, sum - quantity / WHOLE);
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0).toSorted());
}
