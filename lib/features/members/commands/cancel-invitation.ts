import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/live/announce";

/**
 * Withdraws a pending invitation: its link is void.
 * @throws {AppError} `not_found`, also when it was accepted meanwhile.
 */
export async function cancelInvitation(actor: Actor, { id }: { id: number }): Promise<void> {
  requirePermission(actor, "members:manage");
  const { householdId } = actor;
  await transaction(async (tx) => {
    const { count } = await tx.userInvitation.deleteMany({
      where: { id, householdId, accepted: false },
    });
    if (count === 0) throw notFound("Invitation");
    await announce(tx, actor, { kind: "members", ids: [] });
  });
}
