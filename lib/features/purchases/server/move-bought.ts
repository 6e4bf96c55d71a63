import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { now } from "@/lib/core/clock";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import type { PutAwayLine } from "../model/dto";
import type { ChangedStock, Stock } from "../model/rules";
import { changeStock } from "./change-stock";

/**
 * A line or an addition whose whole units are added to the stock or removed from it. A removal has the time of the
 * put-away.
 */
interface MovedThing {
  lineId: number | null;
  additionId: number | null;
  itemId: number;
  quantity: number;
  putAwayAt: Date | null;
}

/** Lines and additions whose quantities are added to the stock, or removed from it. */
interface Move {
  kind: "put_away" | "taken_back";
  /** The id of the latest list; null for a household without lists. */
  listId: number | null;
  things: readonly MovedThing[];
  observedAt: Date;
  change: (stock: Stock, quantity: number) => ChangedStock;
}

/**
 * Changes the stock of the items, appends an entry for each line and addition to the journal, and announces the
 * changed items and purchases. The quantity of an entry is what the stock has changed by, so that the journal and the
 * stock agree.
 * @returns the lines and additions with the quantities of their entries
 */
export async function moveBought(
  tx: Tx,
  actor: UserActor,
  { kind, listId, things, observedAt, change }: Move,
): Promise<PutAwayLine[]> {
  if (things.length === 0) return [];
  const { householdId, userId, username } = actor;
  const moved = await changeStock(tx, householdId, things, change);
  const createdAt = now();
  await tx.journalEntry.createMany({
    data: moved.map(({ lineId, additionId, itemId, changed }) => ({
      householdId,
      userId,
      lineId,
      additionId,
      itemId,
      listId,
      kind,
      quantity: changed,
      observedAt,
      createdAt,
    })),
  });
  await announce(tx, actor, { kind: "items", ids: things.map(({ itemId }) => itemId) });
  await announce(tx, actor, { kind: "purchases", ids: listId === null ? [] : [listId] });
  return moved.map(({ lineId, additionId, itemId, changed }) => ({
    lineId,
    additionId,
    itemId,
    quantity: changed / WHOLE,
    at: observedAt.toISOString(),
    by: username,
  }));
}
