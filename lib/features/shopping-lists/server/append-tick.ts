import "server-only";
import { WHOLE } from "@/lib/core/amount";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import type { Line } from "../model/dto";

interface Tick {
  /** The line in its new state. */
  line: Pick<Line, "id" | "listId" | "itemId" | "quantity" | "purchased">;
  observedAt: Date;
}

/** Appends a tick, or a tick that was taken back, to the journal. */
export async function appendTick(
  tx: Tx,
  { householdId, userId }: UserActor,
  { line, observedAt }: Tick,
): Promise<void> {
  await tx.journalEntry.create({
    data: {
      householdId,
      userId,
      itemId: line.itemId,
      lineId: line.id,
      listId: line.listId,
      kind: line.purchased ? "bought" : "reversed",
      quantity: line.quantity * WHOLE,
      observedAt,
    },
    select: { id: true },
  });
}
