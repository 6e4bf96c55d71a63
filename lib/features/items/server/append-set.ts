import "server-only";
import { stockAmount } from "@/lib/core/amount";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";

interface SeenStock {
  id: number;
  currentStock: number;
  partialAmount: number;
}

/** Appends the stock of an item, which somebody saw outside a check, to the journal. */
export async function appendSet(
  tx: Tx,
  { householdId, userId }: UserActor,
  { id, currentStock, partialAmount }: SeenStock,
  observedAt: Date,
): Promise<void> {
  await tx.journalEntry.create({
    data: {
      householdId,
      userId,
      itemId: id,
      kind: "set",
      quantity: stockAmount(currentStock, partialAmount),
      observedAt,
    },
    select: { id: true },
  });
}
