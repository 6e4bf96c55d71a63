import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import type { Role } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import { unusableInvitation } from "../data";

/**
 * Uses an invitation up, in the transaction that makes its user: of many at once one gets in, and whoever
 * cancels or renews it at the same moment comes before or after.
 * @throws {AppError} `not_found` for a token that is none, or no longer one; `gone` for one that was used
 * or has expired; `invalid_input` for another address than the invited one.
 */
export async function acceptInvitation(
  tx: Tx,
  input: { token: string; email: string },
): Promise<{ householdId: number; role: Role }> {
  const token = hashToken(input.token);
  const [invitation] = await tx.userInvitation.updateManyAndReturn({
    where: { token, accepted: false, expiresAt: { gt: now() } },
    data: { accepted: true },
    select: { householdId: true, role: true, email: true },
  });
  if (!invitation) {
    throw unusableInvitation(
      await tx.userInvitation.findUnique({ where: { token }, select: { accepted: true } }),
    );
  }
  const { email, ...membership } = invitation;
  if (identityKey(email) !== identityKey(input.email)) {
    const message = "This invitation is for another email address.";
    throw new AppError("invalid_input", message, { issues: [{ path: "email", message }] });
  }
  return membership;
}
