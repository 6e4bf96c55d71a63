import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";

interface Input {
  id: number;
  idempotencyKey?: string | undefined;
}

/**
 * Removes an addition from the list. It can be restored. An addition that is already removed, or that a line
 * has absorbed, is unchanged. A call with a repeated idempotency key changes nothing, because somebody may
 * have restored the addition in the meantime.
 * @throws {AppError} `not_found`
 */
export const removeAddition = command(
  "list:add",
  async (actor, { id, idempotencyKey }: Input): Promise<void> => {
    const { householdId, userId } = actor;
    const call = idempotentCall(`remove-addition:${id}`, idempotencyKey, {});
    const run = async (tx: Tx) => {
      const where = { id, householdId };
      if (call !== undefined && !(await claimKey(tx, userId, call))) return;
      const { count } = await tx.shoppingAddition.updateMany({
        where: { ...where, removedAt: null },
        data: { removedAt: now() },
      });
      if (count > 0) {
        await announce(tx, actor, { kind: "additions", ids: [id] });
      } else if ((await tx.shoppingAddition.count({ where })) === 0) throw notFound("Addition");
    };
    // Nobody may raise the quantity of the addition between the removal and the commit.
    await authorizedTransaction(actor, run, { householdLock: "NO KEY UPDATE" });
  },
);
