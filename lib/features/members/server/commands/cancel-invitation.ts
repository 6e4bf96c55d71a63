import "server-only";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";

/**
 * Deletes a pending invitation, so its link is invalid.
 * @throws {AppError} `not_found`, also when it was accepted meanwhile.
 */
export const cancelInvitation = command(
  "members:manage",
  async (actor, { id }: { id: number }): Promise<void> => {
    const { householdId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const { count } = await tx.userInvitation.deleteMany({
        where: { id, householdId, accepted: false },
      });
      if (count === 0) throw notFound("Invitation");
      await announce(tx, actor, { kind: "members", ids: [] });
    });
  },
);
