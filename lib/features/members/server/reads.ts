import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Role } from "@/lib/policy/actor";
import { read } from "@/lib/policy/operation";
import { isAllowed } from "@/lib/policy/permissions";
import { columnsOf } from "@/lib/server/answer-columns";
import { avatarUrl } from "@/lib/server/avatars/avatar-url";
import { db } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { RequestSource } from "@/lib/server/known-devices";
import { limitGuesses } from "@/lib/server/limit-guesses";
import { hashToken } from "@/lib/server/secret-token";
import {
  type Invitation,
  type InvitationDetails,
  invitationDto,
  type Member,
  memberDto,
  toInvitation,
  toMember,
} from "../model/dto";
import { hasEnded } from "../model/rules";

/** Selected columns of a member. */
export const memberColumns = columnsOf(
  memberDto.omit({ avatarUrl: true }),
  Prisma.UserScalarFieldEnum,
);

/** Selected columns of an invitation. The hash of its token is not among them. */
export const invitationColumns = columnsOf(invitationDto, Prisma.UserInvitationScalarFieldEnum);

/**
 * Returns the members of the household in the order in which they joined, deactivated ones included.
 */
export const listMembers = read("household:view", async (actor): Promise<Member[]> => {
  const { householdId } = actor;
  const rows = await db.user.findMany({
    where: { householdId },
    orderBy: { id: "asc" },
    select: memberColumns,
  });
  return rows.map((row) => toMember({ ...row, avatarUrl: avatarUrl(row) }));
});

/** Returns the pending invitations, expired ones included, newest first. */
export const listInvitations = read("members:manage", async (actor): Promise<Invitation[]> => {
  const { householdId } = actor;
  const rows = await db.userInvitation.findMany({
    where: { householdId, accepted: false },
    orderBy: { id: "desc" },
    select: invitationColumns,
  });
  return rows.map(toInvitation);
});

/** Selected columns that decide whether an invitation can be accepted, and the error if not. */
export const unusableColumns = {
  accepted: true,
  createdAt: true,
  expiresAt: true,
  invitedBy: { select: { username: true, role: true, isActive: true } },
} as const;

interface Usability {
  accepted: boolean;
  createdAt: Date;
  expiresAt: Date;
  invitedBy: { username: string; role: Role; isActive: boolean } | null;
}

/**
 * Returns the details of an invitation by its token.
 * @throws {AppError} `not_found` for an unknown or replaced token; `gone` for an invitation that was used, has
 * expired, or whose sender is no active admin any more; `rate_limited` after many wrong tokens.
 */
export async function getInvitationDetails(input: {
  token: string;
  source: RequestSource;
}): Promise<InvitationDetails> {
  const invitation = await findInvitation(input);
  const details = detailsOf(invitation);
  if (!details) throw unusableInvitation(invitation);
  return details;
}

/**
 * Returns the details of an invitation by its token and whether it is to the person's own household, or null if it
 * cannot be accepted. The look-up is not limited by address: it serves signed-in people only, and a token has 256
 * random bits.
 */
export async function findValidInvitation(
  token: string,
  { householdId }: { householdId: number },
): Promise<(InvitationDetails & { isOwnHousehold: boolean }) | null> {
  const invitation = await selectInvitation(token);
  const details = invitation && detailsOf(invitation);
  return details && { ...details, isOwnHousehold: invitation.householdId === householdId };
}

/**
 * Returns the invitation of a token, whether it can be accepted or not.
 * @throws {AppError} `not_found`; `rate_limited` after many wrong tokens.
 */
export function findInvitation({ token, source }: { token: string; source: RequestSource }) {
  return limitGuesses(source, async () => {
    const invitation = await selectInvitation(token);
    if (!invitation) throw unusableInvitation(null);
    return invitation;
  });
}

function selectInvitation(token: string) {
  return db.userInvitation.findUnique({
    where: { token: hashToken(token) },
    select: {
      ...unusableColumns,
      email: true,
      role: true,
      householdId: true,
      household: { select: { name: true } },
    },
  });
}

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>;

/** Returns the details of an invitation, or null if it cannot be accepted. */
function detailsOf(invitation: FoundInvitation): InvitationDetails | null {
  if (invitation.accepted || invitation.expiresAt <= now() || !hasSender(invitation)) return null;
  const { email, role, household, invitedBy } = invitation;
  return { email, role, householdName: household.name, inviterName: invitedBy.username };
}

/**
 * Returns the error for an invitation that cannot be accepted: unknown, accepted, ended because its sender
 * may no longer invite, or expired.
 */
export function unusableInvitation(invitation: Usability | null): AppError {
  if (!invitation) {
    return new AppError(
      "not_found",
      "This invitation link is invalid. It may have been withdrawn, or replaced by a newer one.",
    );
  }
  if (invitation.accepted) return new AppError("gone", "This invitation has already been used.");
  return hasEnded(invitation) || !hasSender(invitation)
    ? new AppError("gone", "This invitation is no longer valid. Please ask for a new one.")
    : new AppError("gone", "This invitation has expired. Please ask for a new one.");
}

/**
 * Returns whether the sender may still invite. This is checked because release 0.1.0 did not end the
 * invitations of a sender who lost that right.
 */
function hasSender<Invitation extends Usability>(
  invitation: Invitation,
): invitation is Invitation & { invitedBy: NonNullable<Invitation["invitedBy"]> } {
  const { invitedBy } = invitation;
  return invitedBy !== null && invitedBy.isActive && isAllowed(invitedBy.role, "members:manage");
}
