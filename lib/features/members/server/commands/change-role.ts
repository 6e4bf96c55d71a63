import "server-only";
import { AppError, notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { isAllowed } from "@/lib/policy/permissions";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { avatarUrl } from "@/lib/server/avatars/avatar-url";
import { announce, announceRevocation } from "@/lib/server/realtime/announce";
import { type Member, toMember } from "../../model/dto";
import type { GivenRole } from "../../model/rules";
import { endInvitationsOf } from "../end-invitations";
import { memberColumns } from "../reads";

/**
 * Gives another member a role. It counts from that person's next request on. Invitations sent by somebody who
 * may no longer invite end.
 * @throws {AppError} `forbidden` for one's own role; `not_found`.
 */
export const changeRole = command(
  "members:manage",
  async (actor, { id, role }: { id: number; role: GivenRole }): Promise<Member> => {
    if (id === actor.userId) throw new AppError("forbidden", "You cannot change your own role.");
    const { householdId } = actor;
    return authorizedTransaction(
      actor,
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
  },
);
