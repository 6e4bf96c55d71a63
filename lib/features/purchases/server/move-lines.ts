import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import type { PutAwayLine } from "../model/dto";
import type { ChangedStock, Stock } from "../model/rules";
import { changeStock } from "./change-stock";

/** Lines of a list whose quantities are added to the stock, or removed from it. */
interface Move {
  kind: "put_away" | "taken_back";
  listId: number;
  /** The lines, each of another item, with whole units, and when these were put away. */
  lines: readonly { lineId: number; itemId: number; quantity: number; putAwayAt: Date | null }[];
  observedAt: Date;
  change: (stock: Stock, quantity: number) => ChangedStock;
}

/**
 * Changes the stock of the items, appends an entry for each line to the journal, and announces both. The quantity of an
 * entry is what the stock has changed by, so that the journal and the stock agree.
 * @returns the lines with the quantities of their entries
 */
export async function moveLines(
  tx: Tx,
  actor: UserActor,
  { kind, listId, lines, observedAt, change }: Move,
): Promise<PutAwayLine[]> {
  if (lines.length === 0) return [];
  const { householdId, userId, username } = actor;
  const changes = await changeStock(tx, householdId, lines, change);
  const createdAt = now();
  const moved = lines.map((line) => ({ ...line, changed: changes.get(line.itemId) ?? 0 }));
  await tx.journalEntry.createMany({
    data: moved.map(({ lineId, itemId, changed }) => ({
      householdId,
      userId,
      lineId,
      itemId,
      listId,
      kind,
      quantity: changed,
      observedAt,
      createdAt,
    })),
  });
  await announce(tx, actor, { kind: "items", ids: lines.map(({ itemId }) => itemId) });
  await announce(tx, actor, { kind: "purchases", ids: [listId] });
  return moved.map(({ lineId, itemId, changed }) => ({
    lineId,
    itemId,
    quantity: changed / WHOLE,
    at: observedAt.toISOString(),
    by: username,
  }));
}
