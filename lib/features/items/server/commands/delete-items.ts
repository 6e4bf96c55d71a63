import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";

/**
 * Marks items as deleted, all or none. They keep their photos while they can be restored.
 * @throws {AppError} `not_found` when one of them is not a live item of the household.
 */
export const deleteItems = command(
  "inventory:edit",
  async (actor, input: { ids: number[] }): Promise<{ deleted: number }> => {
    const { householdId, userId } = actor;
    const ids = [...new Set(input.ids)];
    await authorizedTransaction(
      actor,
      async (tx) => {
        const { count } = await tx.item.updateMany({
          where: { id: { in: ids }, householdId, isDeleted: false },
          data: { isDeleted: true, deletedAt: now(), deletedById: userId },
        });
        if (count !== ids.length) throw notFound("Item");
        await announce(tx, actor, { kind: "items", ids });
      },
      // Deletions and restores of the same items must not lock them in different orders.
      { householdLock: "NO KEY UPDATE" },
    );
    return { deleted: ids.length };
  },
);
