import { AppError } from "@/lib/core/errors";
import { lockHousehold } from "@/lib/features/households/commands/lock-household";
import type { UserActor } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";

/**
 * Holds the household's members as they are, with the actor still among its active admins: who takes a
 * right from somebody else keeps their own, so that a household never loses its last admin.
 * @throws {AppError} `forbidden` when somebody else was faster and the actor is an admin no longer.
 */
export async function lockMembers(tx: Tx, actor: UserActor): Promise<void> {
  const { householdId, userId: id } = actor;
  await lockHousehold(tx, householdId);
  const self = await tx.user.findFirst({
    where: { id, householdId, role: "admin", isActive: true },
    select: { id: true },
  });
  if (!self) throw new AppError("forbidden", "Your role does not allow this.");
}
