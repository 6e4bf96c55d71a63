import "server-only";
import { now } from "@/lib/core/clock";
import { demoLimits } from "@/lib/core/demo-limits";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { db } from "@/lib/server/db";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { consume } from "@/lib/server/rate-limit";
import { announce } from "@/lib/server/realtime/announce";
import { hashToken, newToken } from "@/lib/server/secret-token";
import { type SentInvitation, toInvitation } from "../../model/dto";
import { invitationEnd } from "../../model/rules";
import { mailInvitation } from "../mail-invitation";
import { invitationColumns } from "../reads";
import { requireNoMember } from "../require-no-member";

/**
 * Mails a pending invitation again, with a new link that is valid for seven days. The old link is invalid.
 * The actor becomes the new sender. An invitation that ended because its earlier sender may no longer invite
 * is therefore valid again. When the mail fails, the answer has a warning.
 * @throws {AppError} `forbidden` for the demo household and for an actor who is no longer an admin; `not_found` when
 * it was accepted or cancelled; `conflict` for the address of a member; `rate_limited` after 30 invitations an hour.
 */
export const resendInvitation = command(
  "members:manage",
  async (actor, { id }: { id: number }): Promise<SentInvitation> => {
    const { householdId, userId } = actor;
    await refuseDemoHousehold(householdId, demoLimits.invite);
    const where = { id, householdId, accepted: false };
    // Checked before the hourly limit on invitations, so that a call with a wrong id does not count towards
    // the limit.
    if ((await db.userInvitation.count({ where })) === 0) throw notFound("Invitation");
    await consume("invitation:household", String(householdId));
    const token = newToken();
    // A demotion or deactivation of the actor waits for this commit and then ends this invitation too.
    const invitation = await authorizedTransaction(actor, async (tx) => {
      const [row] = await tx.userInvitation.updateManyAndReturn({
        where,
        data: { token: hashToken(token), expiresAt: invitationEnd(now()), invitedById: userId },
        select: invitationColumns,
      });
      if (!row) throw notFound("Invitation");
      await requireNoMember(tx, { householdId, email: row.email });
      await announce(tx, actor, { kind: "members", ids: [] });
      return toInvitation(row);
    });
    return mailInvitation(actor, { invitation, token, isRenewed: true });
  },
);
