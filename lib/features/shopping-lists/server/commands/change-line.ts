import "server-only";
import { notFound } from "@/lib/core/errors";
import { withChange } from "@/lib/features/shopping-additions/model/line-change";
import { absorbAdditions } from "@/lib/features/shopping-additions/server/leave-list";
import { putBackBought } from "@/lib/features/shopping-additions/server/put-back-bought";
import { storeLineChange } from "@/lib/features/shopping-additions/server/store-line-change";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { type Line, toLine } from "../../model/dto";
import type { ChangeLine } from "../../model/schema";
import { lineColumns } from "../reads";

type Input = ChangeLine & { id: number; idempotencyKey?: string | undefined };

/**
 * Ticks a line, sets its quantity, or marks it as not available, and records what that changes of the purchases in the
 * journal. A removed line that is ticked is put back. A line that is unticked absorbs the addition of its item that was
 * made meanwhile. The stock stays. Nothing changes if the line is in that state already, or for a repeated idempotency
 * key: somebody may have changed it since.
 * @returns the present line
 * @throws {AppError} `not_found`, also for another change of a removed line; `idempotency_mismatch` for a key that came
 * with another change.
 */
export const changeLine = command("list:use", async (actor, input: Input): Promise<Line> => {
  const { householdId, userId, username } = actor;
  const { id, purchased, quantity, notAvailable } = input;
  const change = { purchased, quantity, notAvailable };
  const call = idempotentCall(`tick:${id}`, input.idempotencyKey, change);
  const isUntick = purchased === false;
  const run = async (tx: Tx) => {
    const isRepeat = call !== undefined && !(await claimKey(tx, userId, call));
    if (purchased && !isRepeat) await putBackBought(tx, actor, id);
    const before = await lockLine(tx, { id, householdId });
    if (isRepeat) return before;
    const at = observedAt(input.observedAt);
    const after = withChange(before, change, { at: at.toISOString(), by: username });
    await storeLineChange(tx, actor, { before, after, at });
    const hasAbsorbed =
      isUntick && before.purchased && (await absorbAdditions(tx, actor, { lineId: id }));
    return hasAbsorbed ? lockLine(tx, { id, householdId }) : after;
  };
  // While a line is unticked, nobody may add its item.
  return authorizedTransaction(actor, run, isUntick ? { householdLock: "NO KEY UPDATE" } : {});
});

/** @throws {AppError} `not_found` */
async function lockLine(tx: Tx, where: { id: number; householdId: number }): Promise<Line> {
  await tx.$executeRaw`
    SELECT FROM shopping_list_items
    WHERE household_id = ${where.householdId} AND id = ${where.id} FOR UPDATE`;
  const row = await tx.shoppingListItem.findFirst({
    where: { ...where, removedAt: null },
    select: lineColumns,
  });
  if (!row) throw notFound("Shopping list item");
  return toLine(row);
}
