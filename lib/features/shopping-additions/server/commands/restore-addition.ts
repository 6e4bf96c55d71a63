import "server-only";
import { now } from "@/lib/core/clock";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { type Addition, additionDto } from "../../model/dto";
import { findThing } from "../find-thing";
import { keptAddition, mergeInto } from "../merge-additions";
import { raiseOnList, requireRoom } from "../put-on-list";
import { readAddition } from "../select-additions";

interface Input {
  id: number;
  idempotencyKey?: string | undefined;
}

/**
 * Puts a removed addition on the list again. If somebody has put the same thing on the list meanwhile, that line or
 * addition gets the larger quantity instead. An addition that is on the list is unchanged. A repeated idempotency key
 * gets the first answer and changes nothing, because somebody may have removed the addition since.
 * @returns the addition that is on the list now
 * @throws {AppError} `not_found`; `conflict` when the household has as many additions as it may.
 */
export const restoreAddition = command(
  "list:add",
  async (actor, { id, idempotencyKey }: Input): Promise<Addition> => {
    const { userId } = actor;
    const call = idempotentCall(`restore-addition:${id}`, idempotencyKey, {});
    return authorizedTransaction(
      actor,
      (tx) =>
        answerOnce(tx, { userId, call, answer: additionDto }, async () =>
          restore(tx, actor, await keptAddition(tx, actor.householdId, id)),
        ),
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

async function restore(tx: Tx, actor: UserActor, id: number): Promise<Addition> {
  const { householdId } = actor;
  const addition = await tx.shoppingAddition.findFirstOrThrow({ where: { id, householdId } });
  if (addition.removedAt === null || addition.lineId !== null) return readAddition(tx, id);
  // A text may be the name of an item by now. A bought text is not turned into an addition of the item, because the
  // journal has an entry of the text.
  const { itemId, name, quantity, packSize } =
    addition.itemId === null && !addition.purchased
      ? await findThing(tx, householdId, addition)
      : addition;
  const wanted = { itemId, name, quantity, packSize };
  // A ticked addition is already bought, so it raises no quantity of the same thing on the list.
  const raised = addition.purchased
    ? null
    : await raiseOnList(tx, actor, wanted, { at: now(), byId: actor.userId });
  if (raised?.kind === "addition") {
    await mergeInto(tx, householdId, { keptId: raised.additionId, ids: [id] });
    return readAddition(tx, id);
  }
  if (raised?.kind === "none") requireRoom(raised);
  const place =
    raised?.kind === "line" ? { removedAt: now(), lineId: raised.lineId } : { removedAt: null };
  await tx.shoppingAddition.updateMany({
    where: { id, householdId },
    data: { ...place, ...wanted },
  });
  await announce(tx, actor, { kind: "additions", ids: [id] });
  return readAddition(tx, id);
}
