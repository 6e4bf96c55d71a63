import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { CheckChange } from "../../model/dto";

/**
 * Records in which location of a running check the person is now; null for none. A presence is valid for two minutes.
 * @throws {AppError} `not_found` when the check is not running, or the household has no such live location.
 */
export const beInLocation = command(
  "check:run",
  async (actor, input: { id: number; locationId: number | null }): Promise<void> => {
    const { householdId, userId, username } = actor;
    const { id: updateId, locationId } = input;
    await authorizedTransaction(actor, async (tx) => {
      const check = { id: updateId, householdId, status: "in_progress" } as const;
      if ((await tx.inventoryUpdate.count({ where: check })) === 0) {
        throw notFound("Inventory check");
      }
      if (locationId === null) {
        await tx.checkPresence.deleteMany({ where: { updateId, userId } });
      } else {
        const location = { id: locationId, householdId, isDeleted: false };
        if ((await tx.location.count({ where: location })) === 0) throw notFound("Location");
        const seenAt = now();
        await tx.checkPresence.upsert({
          where: { updateId_userId: { updateId, userId } },
          create: { updateId, userId, locationId, seenAt },
          update: { locationId, seenAt },
        });
      }
      const presence = { userId, username, locationId };
      const detail: CheckChange = { is: "presence", presence };
      await announce(tx, actor, { kind: "check", ids: [updateId], detail });
    });
  },
);
