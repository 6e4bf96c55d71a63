import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { keptAddition } from "../merge-additions";

interface Input {
  id: number;
  idempotencyKey?: string | undefined;
}

/**
 * Removes an addition from the list, or the one that it was merged into. It can be restored. An addition that is
 * already removed, or that a line has absorbed, is unchanged. A call with a repeated idempotency key changes nothing,
 * because somebody may have restored the addition in the meantime.
 * @throws {AppError} `not_found`
 */
export const removeAddition = command(
  "list:add",
  async (actor, { id, idempotencyKey }: Input): Promise<void> => {
    const { householdId, userId } = actor;
    const call = idempotentCall(`remove-addition:${id}`, idempotencyKey, {});
    const run = async (tx: Tx) => {
      if (call !== undefined && !(await claimKey(tx, userId, call))) return;
      const keptId = await keptAddition(tx, householdId, id);
      const { count } = await tx.shoppingAddition.updateMany({
        where: { id: keptId, householdId, removedAt: null },
        data: { removedAt: now() },
      });
      if (count === 0) return;
      // The tab that has sent `id` removes the addition from its own cache. If `id` was merged into another
      // addition, that one is removed, and the tab refetches the additions.
      const announcer = keptId === id ? actor : { ...actor, tab: undefined };
      await announce(tx, announcer, { kind: "additions", ids: [keptId] });
    };
    // Nobody may raise the quantity of the addition between the removal and the commit.
    await authorizedTransaction(actor, run, { householdLock: "NO KEY UPDATE" });
  },
);
