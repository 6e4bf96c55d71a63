import "server-only";
import { now } from "@/lib/core/clock";
import { demoLimits } from "@/lib/core/demo-limits";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { consume } from "@/lib/server/rate-limit";
import { announce } from "@/lib/server/realtime/announce";
import { hashToken, newToken } from "@/lib/server/secret-token";
import { type Invitation, type SentInvitation, toInvitation } from "../../model/dto";
import { invitationEnd } from "../../model/rules";
import type { Invite } from "../../model/schema";
import { mailInvitation } from "../mail-invitation";
import { invitationColumns } from "../reads";
import { requireNoMember } from "../require-no-member";

/**
 * Invites somebody by mail. Inviting the same address again renews its invitation: only the newest link works. When
 * the mail fails, the invitation stays and the answer has a warning.
 * @throws {AppError} `forbidden` for the demo household and for an actor who is no longer an admin; `conflict` for
 * the address of a member; `rate_limited` after 30 invitations an hour.
 */
export const inviteUser = command(
  "members:manage",
  async (actor, input: Invite): Promise<SentInvitation> => {
    const { householdId } = actor;
    await refuseDemoHousehold(householdId, demoLimits.invite);
    await consume("invitation:household", String(householdId));
    const token = newToken();
    // A demotion or deactivation of the actor waits for this commit and then ends this invitation too. A
    // member's change to the invited address waits too, and then deletes the invitation.
    const { invitation, isRenewed } = await authorizedTransaction(
      actor,
      async (tx) => {
        const renewed = await renewInvitation(tx, actor, { ...input, token });
        // Membership is checked last: the person may have accepted an earlier invitation while the renewal
        // waited for its lock.
        await requireNoMember(tx, { householdId, email: input.email });
        await announce(tx, actor, { kind: "members", ids: [] });
        return renewed;
      },
      { householdLock: "NO KEY UPDATE" },
    );
    return mailInvitation(actor, { invitation, token, isRenewed });
  },
);

/**
 * Creates an invitation or renews the pending one, in one statement, so that simultaneous calls for an address create
 * one invitation. PostgreSQL sets `xmax` of an updated row, and not of an inserted one.
 */
async function renewInvitation(
  tx: Tx,
  { householdId, userId }: UserActor,
  { email, role, token }: Invite & { token: string },
): Promise<{ invitation: Invitation; isRenewed: boolean }> {
  const moment = now();
  const [row] = await tx.$queryRaw<{ id: number; isRenewed: boolean }[]>`
    INSERT INTO user_invitations
      (household_id, invited_by_id, email, role, token, created_at, expires_at)
    VALUES (${householdId}, ${userId}, ${email}, ${role}::user_role, ${hashToken(token)},
      ${moment}, ${invitationEnd(moment)})
    ON CONFLICT (household_id, lower(email)) WHERE NOT accepted DO UPDATE SET
      invited_by_id = excluded.invited_by_id, email = excluded.email, role = excluded.role,
      token = excluded.token, created_at = excluded.created_at, expires_at = excluded.expires_at
    RETURNING id, xmax <> 0 AS "isRenewed"`;
  if (!row) throw new Error("The invitation was not stored");
  const { id, isRenewed } = row;
  const select = invitationColumns;
  const stored = await tx.userInvitation.findUniqueOrThrow({ where: { id }, select });
  return { invitation: toInvitation(stored), isRenewed };
}
