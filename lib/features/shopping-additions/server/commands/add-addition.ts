import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { inPacks } from "@/lib/features/items/model/packs";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { announce } from "@/lib/server/realtime/announce";
import { type Added, addedDto } from "../../model/dto";
import type { Wanted } from "../../model/rules";
import type { addSchema } from "../../model/schema";
import { findItem, findThing } from "../find-thing";
import { limitRows } from "../leave-list";
import { raiseOnList, requireRoom } from "../put-on-list";
import { readAddition } from "../select-additions";

type NewAddition = z.output<typeof addSchema>;
type Input = NewAddition & { idempotencyKey?: string | undefined };

/**
 * Writes something on the shopping list. What is on it already, as an addition or as a line of the latest list, gets
 * the larger quantity instead. A repeated idempotency key gets the first answer.
 * @throws {AppError} `not_found` for an item that is not a live one of the household; `conflict` when the household has
 * as many additions as it may; `idempotency_mismatch` for a key that came with another input.
 */
export const addAddition = command(
  "list:add",
  async (actor, { idempotencyKey, ...input }: Input): Promise<Added> => {
    const { userId, householdId } = actor;
    const call = idempotentCall("addition", idempotencyKey, input);
    return authorizedTransaction(
      actor,
      (tx) =>
        answerOnce(tx, { userId, call, answer: addedDto }, async () => {
          const wanted = await findWanted(tx, householdId, input);
          return add(tx, actor, wanted, observedAt(input.observedAt));
        }),
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

async function findWanted(tx: Tx, householdId: number, input: NewAddition): Promise<Wanted> {
  const { itemId, name = "", quantity } = input;
  if (itemId === undefined) return findThing(tx, householdId, { name, quantity });
  const item = await findItem(tx, householdId, itemId);
  // Somebody may have changed the packs of the item since the device has fetched it.
  const { packSize = item.packSize } = input;
  return { ...item, quantity: inPacks({ quantity, packSize }, item) };
}

async function add(tx: Tx, actor: UserActor, wanted: Wanted, at: Date): Promise<Added> {
  const raised = await raiseOnList(tx, actor, wanted, { at, byId: actor.userId });
  if (raised.kind === "addition") {
    return { ...(await readAddition(tx, raised.additionId)), outcome: "raised" };
  }
  if (raised.kind === "none") requireRoom(raised);
  await limitRows(tx, actor.householdId);
  // If the quantity of a line was raised instead, the addition is stored with the id of this line, which absorbs it:
  // later changes of the addition by this device change the line.
  const { id } = await tx.shoppingAddition.create({
    data: {
      ...wanted,
      householdId: actor.householdId,
      addedById: actor.userId,
      createdAt: now(),
      ...(raised.kind === "line" ? { removedAt: now(), lineId: raised.lineId } : {}),
    },
    select: { id: true },
  });
  const addition = await readAddition(tx, id);
  if (raised.kind === "line") {
    const { quantity, packSize } = raised;
    return { ...addition, quantity, packSize, outcome: "lineRaised" };
  }
  await announce(tx, actor, { kind: "additions", ids: [id] });
  return { ...addition, outcome: "added" };
}
