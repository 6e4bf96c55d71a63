import "server-only";
import { authorOf, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { type Changeable, journalOfChange } from "../model/line-change";

type StoredLine = Changeable & { id: number; itemId: number; listId: number };

interface LineStates {
  before: StoredLine;
  after: StoredLine;
  /** When the person made the change. */
  at: Date;
}

/**
 * Stores the changed state of a line that the caller has locked. Appends the purchases and reversals that follow from
 * the change to the journal, and announces the list. Does nothing if the state is unchanged.
 */
export async function storeLineChange(
  tx: Tx,
  actor: Shopper,
  { before, after, at }: LineStates,
): Promise<void> {
  const { householdId } = actor;
  const author = authorOf(actor);
  const { id, itemId, listId, purchased, quantity, checkQuantity, notAvailable } = after;
  const isQuantitySet = after.quantitySetAt !== before.quantitySetAt;
  const isMarked = after.notAvailableAt !== before.notAvailableAt;
  if (purchased === before.purchased && !isQuantitySet && !isMarked) return;
  await tx.shoppingListItem.updateMany({
    where: { id, householdId },
    data: {
      purchased,
      tickedByLink: after.tickedByLink ?? false,
      quantity,
      checkQuantity,
      notAvailable,
      ...(isQuantitySet && { quantitySetAt: at, quantitySetById: author.userId }),
      ...(isMarked && { notAvailableAt: at, notAvailableById: author.userId }),
    },
  });
  const entries = journalOfChange(before, after);
  if (entries.length > 0) {
    await tx.journalEntry.createMany({
      data: entries.map((entry) => ({
        ...entry,
        householdId,
        ...author,
        itemId,
        lineId: id,
        listId,
        observedAt: at,
      })),
    });
  }
  await announce(tx, actor, { kind: "list", ids: [listId] });
}
