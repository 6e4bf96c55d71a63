import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import type { Role } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { unusableColumns, unusableInvitation } from "./reads";

interface Accepted {
  householdId: number;
  role: Role;
  email: string;
}

/**
 * Marks an invitation as accepted, in the transaction that creates its user. The lock on its row serializes
 * simultaneous acceptances, cancellations and renewals, so one person is admitted.
 * @throws {AppError} `not_found` for an unknown or replaced token; `gone` for an invitation that was used, has
 * expired, or whose sender is no active admin any more; `invalid_input` for another address than the invited one.
 */
export async function acceptInvitation(
  tx: Tx,
  input: { token: string; email: string },
): Promise<{ householdId: number; role: Role }> {
  const token = hashToken(input.token);
  // Locks the household's row before the invitation's: deleting the household locks them in this order.
  await tx.$queryRaw`
    SELECT FROM households
    WHERE id = (SELECT household_id FROM user_invitations WHERE token = ${token}) FOR KEY SHARE`;
  const [invitation] = await tx.$queryRaw<Accepted[]>`
    UPDATE user_invitations AS invitation SET accepted = true
    FROM users AS sender
    WHERE invitation.token = ${token}
      AND NOT invitation.accepted AND invitation.expires_at > ${now()}
      AND sender.id = invitation.invited_by_id AND sender.is_active AND sender.role = 'admin'
    RETURNING invitation.household_id AS "householdId", invitation.role, invitation.email`;
  if (!invitation) {
    throw unusableInvitation(
      await tx.userInvitation.findUnique({ where: { token }, select: unusableColumns }),
    );
  }
  const { email, ...membership } = invitation;
  if (identityKey(email) !== identityKey(input.email)) {
    const message = "This invitation is for another email address.";
    throw new AppError("invalid_input", message, { issues: [{ path: "email", message }] });
  }
  return membership;
}
