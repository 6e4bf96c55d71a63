import { z } from "zod";
import type { StoredRow } from "@/lib/core/stored-row";
import { roles } from "@/lib/policy/actor";

/** A member of the household. */
export const memberDto = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isActive: z.boolean(),
  createdAt: z.string(),
  avatarUrl: z.string(),
});

/** The name and picture of a member. */
export const memberFaceDto = memberDto.pick({ id: true, username: true, avatarUrl: true });

/** A pending invitation, without its token. */
export const invitationDto = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(roles),
  householdId: z.number(),
  invitedById: z.number().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  accepted: z.boolean(),
});

/** An invitation just created or resent. */
export const sentInvitationDto = invitationDto.extend({
  /** The URL that accepts the invitation. Only the hash of its token is stored, so no later answer has it. */
  link: z.string(),
  /** Whether this invitation replaces an earlier one to the same address, whose link is now invalid. */
  isRenewed: z.boolean(),
  /** "none" without a mail service: the mail is then at most in the dev mailbox. */
  mail: z.enum(["sent", "failed", "none"]),
  /**
   * A message that the invited person gets no mail. Not set when the mail was sent or the app shows it in the
   * dev mailbox.
   */
  warning: z.string().optional(),
});

/** The details of an invitation for the holder of its token. */
export const invitationDetailsDto = z.object({
  email: z.string(),
  householdName: z.string(),
  inviterName: z.string(),
  role: z.enum(roles),
});

export type Member = z.output<typeof memberDto>;
export type Invitation = z.output<typeof invitationDto>;
export type SentInvitation = z.output<typeof sentInvitationDto>;
export type InvitationDetails = z.output<typeof invitationDetailsDto>;

/** Returns the response object for a database row. */
export function toMember(row: StoredRow<Member>): Member {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Returns the response object for a database row. */
export function toInvitation(row: StoredRow<Invitation>): Invitation {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
