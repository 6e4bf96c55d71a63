import "server-only";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { lockCheck, notRunning } from "../lock-check";

/**
 * Removes the assumed entries of a running check: their items are pending again. Counts are not removed. The stock
 * does not change, because an assumed entry never changed it. Removing them twice is no error.
 * @throws {AppError} `not_found`; `conflict` when the check is not running.
 */
export const withdrawAssumedCounts = command(
  "check:run",
  async (actor, input: { id: number }): Promise<void> => {
    const { householdId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const status = await lockCheck(tx, { householdId, id: input.id });
      if (status !== "in_progress") throw notRunning(status);
      const { count } = await tx.inventoryItem.deleteMany({
        where: { householdId, updateId: input.id, basis: "assumed" },
      });
      if (count > 0) await announce(tx, actor, { kind: "check", ids: [input.id] });
    });
  },
);
