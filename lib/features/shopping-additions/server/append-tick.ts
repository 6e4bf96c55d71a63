import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { unitsOf } from "@/lib/features/items/model/packs";
import { authorOf, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import type { PurchaseEntry, Wanted } from "../model/rules";

interface Tick {
  additionId: number;
  /** The entries to append, each with the thing that was bought: an item, or a text that is no item. */
  entries: readonly { kind: PurchaseEntry["kind"]; thing: Wanted }[];
  observedAt: Date;
}

/**
 * Appends ticks of additions, and ticks that were taken back, to the journal. The entries refer to the latest list, so
 * that the purchases can be put away until a newer list is made. The caller has locked the household's row (NO KEY
 * UPDATE), so that no list is made meanwhile.
 */
export async function appendTick(
  tx: Tx,
  actor: Shopper,
  { additionId, entries, observedAt }: Tick,
): Promise<void> {
  if (entries.length === 0) return;
  const { householdId } = actor;
  const { _max: latest } = await tx.shoppingList.aggregate({
    where: { householdId },
    _max: { id: true },
  });
  await tx.journalEntry.createMany({
    data: entries.map(({ kind, thing }) => ({
      kind,
      itemId: thing.itemId,
      name: thing.itemId === null ? thing.name : null,
      additionId,
      householdId,
      ...authorOf(actor),
      listId: latest.id,
      quantity: unitsOf(thing) * WHOLE,
      observedAt,
    })),
  });
}
