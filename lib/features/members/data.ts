import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { avatarUrl } from "@/lib/server/avatar";
import { db } from "@/lib/server/db";
import type { RequestSource } from "@/lib/server/known-devices";
import { limitGuesses } from "@/lib/server/limit-guesses";
import { hashToken } from "@/lib/server/secret-token";
import {
  toInvitation,
  toMember,
  type Invitation,
  type InvitationDetails,
  type Member,
} from "./dto";

/** The columns that a member is answered from. */
export const memberColumns = {
  ...{ id: true, username: true, email: true, role: true, isActive: true, createdAt: true },
} as const;

/** The columns that an invitation is answered from: never the token, not even its hash. */
export const invitationColumns = {
  ...{ id: true, email: true, role: true, householdId: true, invitedById: true },
  ...{ createdAt: true, expiresAt: true, accepted: true },
} as const;

/** Everybody in the household, deactivated people included, in the order in which they came. */
export async function listMembers(actor: Actor): Promise<Member[]> {
  requirePermission(actor, "household:view");
  const { householdId } = actor;
  const rows = await db.user.findMany({
    where: { householdId },
    orderBy: { id: "asc" },
    select: memberColumns,
  });
  return rows.map((row) => toMember({ ...row, avatarUrl: avatarUrl(row.email) }));
}

/** The invitations that wait to be accepted, expired ones included, the newest first. */
export async function listInvitations(actor: Actor): Promise<Invitation[]> {
  requirePermission(actor, "members:manage");
  const { householdId } = actor;
  const rows = await db.userInvitation.findMany({
    where: { householdId, accepted: false },
    orderBy: { id: "desc" },
    select: invitationColumns,
  });
  return rows.map(toInvitation);
}

/**
 * What an invitation offers, for whoever holds its token.
 * @throws {AppError} `not_found` for a token that is none, or no longer one; `gone` for one that was used
 * or has expired; `rate_limited` after many wrong tokens.
 */
export async function getInvitationDetails(input: {
  token: string;
  source: RequestSource;
}): Promise<InvitationDetails> {
  const invitation = await findInvitation(input);
  if (!isOpen(invitation)) throw unusableInvitation(invitation);
  const { email, role, household, invitedBy } = invitation;
  const inviterName = invitedBy?.username ?? "Former member";
  return { email, role, householdName: household.name, inviterName };
}

/**
 * Returns the invitation with a token, open or not.
 * @throws {AppError} `not_found`; `rate_limited` after many wrong tokens.
 */
export function findInvitation({ token, source }: { token: string; source: RequestSource }) {
  return limitGuesses(source, async () => {
    const invitation = await db.userInvitation.findUnique({
      where: { token: hashToken(token) },
      select: {
        ...{ email: true, role: true, accepted: true, expiresAt: true },
        household: { select: { name: true } },
        invitedBy: { select: { username: true } },
      },
    });
    if (!invitation) throw unusableInvitation(null);
    return invitation;
  });
}

/** Why an invitation cannot be accepted: it is not there, was used, or came too late. */
export function unusableInvitation(invitation: { accepted: boolean } | null): AppError {
  if (!invitation) {
    return new AppError(
      "not_found",
      "This invitation link is invalid. It may have been withdrawn, or replaced by a newer one.",
    );
  }
  return invitation.accepted
    ? new AppError("gone", "This invitation has already been used.")
    : new AppError("gone", "This invitation has expired. Please ask for a new one.");
}

function isOpen({ accepted, expiresAt }: { accepted: boolean; expiresAt: Date }): boolean {
  return !accepted && expiresAt > now();
}
