import "server-only";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { CheckChange } from "../../model/dto";
import { lockCheck, notRunning } from "../lock-check";

/**
 * Cancels a running check. Each counted item's stock and the time of its last count return to their values before the
 * check, unless the stock was changed outside the check since it was counted. A count of the previous release, during
 * an update, has no such time: a stock above 0 then gets the time at which the item was created. Cancelling twice is no
 * error.
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
      await tx.$executeRaw`
      UPDATE items
      SET current_stock = counted.previous_stock,
          partial_amount = counted.previous_partial_amount,
          last_counted_at = coalesce(
            counted.previous_counted_at,
            CASE
              WHEN counted.previous_stock > 0 OR counted.previous_partial_amount > 0
              THEN items.created_at
            END
          ),
          updated_at = now()
      FROM inventory_items AS counted
      WHERE counted.update_id = ${input.id}
        AND items.id = counted.item_id
        AND items.household_id = ${householdId}
        AND items.current_stock = counted.new_stock
        AND items.partial_amount = counted.partial_amount`;
      await tx.inventoryUpdate.update({
        where: { householdId_id: { householdId, id: input.id } },
        data: { status: "cancelled", cancelledById: userId },
      });
      const detail: CheckChange = { is: "status", status: "cancelled" };
      await announce(tx, actor, { kind: "check", ids: [input.id], detail });
    });
  },
);
