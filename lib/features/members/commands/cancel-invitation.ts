import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";

/**
 * Withdraws a pending invitation: its link is void.
 * @throws {AppError} `not_found`, also when it was accepted meanwhile.
 */
export async function cancelInvitation(actor: Actor, { id }: { id: number }): Promise<void> {
  requirePermission(actor, "members:manage");
  const { householdId } = actor;
  const { count } = await db.userInvitation.deleteMany({
    where: { id, householdId, accepted: false },
  });
  if (count === 0) throw notFound("Invitation");
}
