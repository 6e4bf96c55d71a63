import "server-only";
import { WHOLE } from "@/lib/core/amount";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import type { PurchaseEntry } from "../model/rules";

interface Tick {
  /** The ticked addition. */
  ticked: { additionId: number; itemId: number | null; name: string | null };
  entries: readonly PurchaseEntry[];
  observedAt: Date;
}

/** Appends ticks of additions, and ticks that were taken back, to the journal. */
export async function appendTick(
  tx: Tx,
  { householdId, userId }: UserActor,
  { ticked, entries, observedAt }: Tick,
): Promise<void> {
  if (entries.length === 0) return;
  await tx.journalEntry.createMany({
    data: entries.map(({ kind, quantity }) => ({
      ...ticked,
      householdId,
      userId,
      kind,
      quantity: quantity * WHOLE,
      observedAt,
    })),
  });
}
