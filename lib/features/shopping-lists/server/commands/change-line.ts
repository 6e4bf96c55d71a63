import "server-only";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import type { Line } from "../../model/dto";
import type { ChangeLine } from "../../model/schema";
import { changeStoredLine, lockLine } from "../change-stored-line";

type Input = ChangeLine & { id: number; idempotencyKey?: string | undefined };

/**
 * Ticks a line, sets its quantity, or marks it as not available. Appends the purchases and reversals that follow from
 * the change to the journal. A removed line that is ticked is put back. A line that is unticked absorbs the addition of
 * its item that was made meanwhile. The stock of the item does not change. The line does not change if it is in that
 * state already. A repeated idempotency key changes nothing, because somebody may have changed the line since.
 * @returns the present line
 * @throws {AppError} `not_found`, also for another change of a removed line; `idempotency_mismatch` for a key that came
 * with another change.
 */
export const changeLine = command("list:use", async (actor, input: Input): Promise<Line> => {
  const { householdId, userId } = actor;
  const { id, purchased, quantity, notAvailable } = input;
  const change = { purchased, quantity, notAvailable };
  const call = idempotentCall(`tick:${id}`, input.idempotencyKey, change);
  const isUntick = purchased === false;
  const run = async (tx: Tx) => {
    const isRepeat = call !== undefined && !(await claimKey(tx, userId, call));
    if (isRepeat) return lockLine(tx, { id, householdId });
    return changeStoredLine(tx, actor, { id, change, at: observedAt(input.observedAt) });
  };
  // The lock prevents that somebody adds the item after an untick has searched for its addition, and before the
  // commit.
  return authorizedTransaction(actor, run, isUntick ? { householdLock: "NO KEY UPDATE" } : {});
});
