import "server-only";
import { AppError, notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { avatarUrl } from "@/lib/server/avatars/avatar-url";
import { forgetDevicesOf } from "@/lib/server/known-devices";
import { announce } from "@/lib/server/realtime/announce";
import { revokeSessionsOf } from "@/lib/server/session";
import { type Member, toMember } from "../../model/dto";
import { endInvitationsOf } from "../end-invitations";
import { memberColumns } from "../reads";

/**
 * Deactivates another member, who is signed out everywhere at once and whose invitations end, or takes a
 * deactivated one back.
 * @throws {AppError} `forbidden` for oneself; `not_found`.
 */
export const changeStatus = command(
  "members:manage",
  async (actor, { id, isActive }: { id: number; isActive: boolean }): Promise<Member> => {
    if (id === actor.userId)
      throw new AppError("forbidden", "You cannot deactivate yourself here.");
    const { householdId } = actor;
    return authorizedTransaction(
      actor,
      async (tx) => {
        const [member] = await tx.user.updateManyAndReturn({
          where: { id, householdId },
          data: { isActive },
          select: memberColumns,
        });
        if (!member) throw notFound("User");
        if (!isActive) {
          // Sessions are deleted: a reactivated member signs in again on every device.
          await revokeSessionsOf(tx, { userId: id, householdId });
          await tx.passwordReset.deleteMany({ where: { userId: id } });
          await forgetDevicesOf(tx, id);
          await endInvitationsOf(tx, { householdId, userId: id });
        }
        await announce(tx, actor, { kind: "members", ids: [id] });
        return toMember({ ...member, avatarUrl: avatarUrl(member) });
      },
      { householdLock: "NO KEY UPDATE" },
    );
  },
);
