import "server-only";
import { command } from "@/lib/policy/operation";
import { endEmailChangesOf } from "@/lib/server/email-changes";
import { forgetDevicesOf } from "@/lib/server/known-devices";
import { revokeSessionsOf } from "@/lib/server/session";
import type { Member } from "../../model/dto";
import { changeMember } from "../change-member";
import { endInvitationsOf } from "../end-invitations";

/**
 * Deactivates another member, or reactivates a deactivated one. Deactivation ends the member's sessions, mailed links,
 * known devices and invitations.
 * @throws {AppError} as `changeMember`.
 */
export const changeStatus = command(
  "members:manage",
  async (actor, { id, isActive }: { id: number; isActive: boolean }): Promise<Member> => {
    const { householdId } = actor;
    return changeMember(actor, {
      id,
      data: { isActive },
      ownAccount: "You cannot deactivate yourself here.",
      revoke: async (tx) => {
        if (isActive) return;
        // Sessions are deleted: a reactivated member signs in again on every device.
        await revokeSessionsOf(tx, { userId: id, householdId });
        await tx.passwordReset.deleteMany({ where: { userId: id } });
        await endEmailChangesOf(tx, id);
        await forgetDevicesOf(tx, id);
        await endInvitationsOf(tx, { householdId, userId: id });
      },
    });
  },
);
