import "server-only";
import { notFound } from "@/lib/core/errors";
import type { UserActor } from "@/lib/policy/actor";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";

/**
 * Withdraws a pending invitation: its link is void.
 * @throws {AppError} `not_found`, also when it was accepted meanwhile.
 */
export async function cancelInvitation(actor: UserActor, { id }: { id: number }): Promise<void> {
  const { householdId } = actor;
  await authorizedTransaction(actor, "members:manage", async (tx) => {
    const { count } = await tx.userInvitation.deleteMany({
      where: { id, householdId, accepted: false },
    });
    if (count === 0) throw notFound("Invitation");
    await announce(tx, actor, { kind: "members", ids: [] });
  });
}
