import "server-only";
import { command } from "@/lib/policy/operation";
import { isAllowed } from "@/lib/policy/permissions";
import { announceRevocation } from "@/lib/server/realtime/announce";
import type { Member } from "../../model/dto";
import type { GivenRole } from "../../model/rules";
import { changeMember } from "../change-member";
import { endInvitationsOf } from "../end-invitations";

/**
 * Gives another member a role, which applies from that person's next request. If the new role may not invite,
 * the invitations that this person sent become invalid.
 * @throws {AppError} as `changeMember`.
 */
export const changeRole = command(
  "members:manage",
  async (actor, { id, role }: { id: number; role: GivenRole }): Promise<Member> => {
    const { householdId } = actor;
    return changeMember(actor, {
      id,
      data: { role },
      ownAccount: "You cannot change your own role.",
      revoke: async (tx) => {
        if (!isAllowed(role, "members:manage"))
          await endInvitationsOf(tx, { householdId, userId: id });
        await announceRevocation(tx, householdId);
      },
    });
  },
);
