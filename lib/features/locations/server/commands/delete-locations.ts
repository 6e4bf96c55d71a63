import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { lockLocations } from "../lock-locations";

/**
 * Marks locations and their items as deleted, all or none. They keep their photos while they can be restored.
 * @throws {AppError} `not_found` when one of them is not a live location of the household.
 */
export const deleteLocations = command(
  "inventory:edit",
  async (actor, input: { ids: number[] }): Promise<{ deleted: number }> => {
    const { householdId, userId } = actor;
    const ids = [...new Set(input.ids)];
    const live = { householdId, isDeleted: false };
    await authorizedTransaction(
      actor,
      async (tx) => {
        await lockLocations(tx, householdId);
        const deletion = { isDeleted: true, deletedAt: now(), deletedById: userId };
        const { count } = await tx.location.updateMany({
          where: { ...live, id: { in: ids } },
          data: deletion,
        });
        if (count !== ids.length) throw notFound("Location");
        await tx.item.updateMany({
          where: { ...live, locationId: { in: ids } },
          data: { ...deletion, deletedWithLocation: true },
        });
        await closeGaps(tx, householdId);
        await announce(tx, actor, { kind: "locations", ids });
      },
      { householdLock: "NO KEY UPDATE" },
    );
    return { deleted: ids.length };
  },
);

/**
 * Renumbers the order values of the remaining locations from 0 without gaps. A new location gets the number of
 * locations as its order value, which must be free.
 */
async function closeGaps(tx: Tx, householdId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE locations SET "order" = place, updated_at = now()
    FROM (
      SELECT id, row_number() OVER (ORDER BY "order", id) - 1 AS place FROM locations
      WHERE household_id = ${householdId} AND NOT is_deleted
    ) AS sequence
    WHERE locations.id = sequence.id AND household_id = ${householdId} AND "order" <> place`;
}
