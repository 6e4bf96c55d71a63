import { AppError, notFound } from "@/lib/core/errors";
import type { UserActor } from "@/lib/policy/actor";
import { isAllowed } from "@/lib/policy/permissions";
import { requirePermission } from "@/lib/policy/require-permission";
import { avatarUrl } from "@/lib/server/avatars/avatar-url";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce, announceRevocation } from "@/lib/server/live/announce";
import { memberColumns } from "../data";
import { toMember, type Member } from "../dto";
import type { GivenRole } from "../rules";
import { endInvitationsOf } from "./end-invitations";

/**
 * Gives another member a role. It counts from that person's next request on. Invitations sent by somebody who
 * may no longer invite end.
 * @throws {AppError} `forbidden` for one's own role; `not_found`.
 */
export async function changeRole(
  actor: UserActor,
  { id, role }: { id: number; role: GivenRole },
): Promise<Member> {
  requirePermission(actor, "members:manage");
  if (id === actor.userId) throw new AppError("forbidden", "You cannot change your own role.");
  const { householdId } = actor;
  return authorizedTransaction(
    actor,
    "members:manage",
    async (tx) => {
      const [member] = await tx.user.updateManyAndReturn({
        where: { id, householdId },
        data: { role },
        select: memberColumns,
      });
      if (!member) throw notFound("User");
      if (!isAllowed(role, "members:manage"))
        await endInvitationsOf(tx, { householdId, userId: id });
      await announce(tx, actor, { kind: "members", ids: [id] });
      await announceRevocation(tx, householdId);
      return toMember({ ...member, avatarUrl: avatarUrl(member) });
    },
    { householdLock: "NO KEY UPDATE" },
  );
}
