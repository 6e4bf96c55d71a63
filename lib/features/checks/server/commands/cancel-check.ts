import "server-only";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { CheckChange } from "../../model/dto";
import { lockCheck, notRunning } from "../lock-check";
import { restoreStock } from "../restore-stock";

/**
 * Cancels a running check. Each counted item's stock and the time of its last count return to their values before the
 * check (`restoreStock`). Cancelling twice is no error.
 * @throws {AppError} `not_found`; `conflict` once it is completed.
 */
export const cancelCheck = command(
  "check:run",
  async (actor, input: { id: number }): Promise<void> => {
    const { householdId, userId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const status = await lockCheck(tx, { householdId, id: input.id });
      if (status === "cancelled") return;
      if (status === "completed") throw notRunning(status);
      await restoreStock(tx, { householdId, updateId: input.id });
      await tx.inventoryUpdate.update({
        where: { householdId_id: { householdId, id: input.id } },
        data: { status: "cancelled", cancelledById: userId },
      });
      const detail: CheckChange = { is: "status", status: "cancelled" };
      await announce(tx, actor, { kind: "check", ids: [input.id], detail });
    });
  },
);
