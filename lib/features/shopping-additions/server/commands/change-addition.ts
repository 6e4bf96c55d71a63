import "server-only";
import type { z } from "zod";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import type { Addition } from "../../model/dto";
import type { changeAdditionSchema } from "../../model/schema";
import { changeStoredAddition } from "../change-stored-addition";
import { keptAddition } from "../merge-additions";
import { readAddition } from "../select-additions";

type Change = z.output<typeof changeAdditionSchema>;
type Input = Change & { id: number; idempotencyKey?: string | undefined };

/**
 * Ticks or unticks an addition, or changes its quantity, and records a purchase in the journal. If a line has absorbed
 * the addition, the line is changed, because the device may not have fetched the line yet. If the addition was merged
 * into another one, that one is changed. A removed addition that is ticked is put back, because the person has bought
 * it. A removed addition that is unticked is wanted again: it is put back, or the same thing on the list gets the
 * larger quantity. A repeated idempotency key changes nothing.
 * @returns the present addition
 * @throws {AppError} `not_found` for the addition or its line; `idempotency_mismatch` for a key that came with another
 * change.
 */
export const changeAddition = command(
  "list:add",
  async (actor, input: Input): Promise<Addition> => {
    const { id, purchased, quantity, packSize } = input;
    const hashed = { purchased, quantity, packSize };
    const call = idempotentCall(`addition:${id}`, input.idempotencyKey, hashed);
    const run = async (tx: Tx) => {
      const isRepeat = call !== undefined && !(await claimKey(tx, actor.userId, call));
      if (isRepeat) await keptAddition(tx, actor.householdId, id);
      else await changeStoredAddition(tx, actor, input);
      return readAddition(tx, id);
    };
    // The lock prevents that somebody adds the same thing or makes a list after this transaction has searched for the
    // same thing on the list, and before its commit.
    return authorizedTransaction(actor, run, { householdLock: "NO KEY UPDATE" });
  },
);
