import { days } from "@/lib/core/clock";
import type { Role } from "@/lib/policy/actor";

/** The roles that can be given. `regular` is only where one begins. */
export const givenRoles = ["admin", "assistant"] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

const INVITATION_DAYS = 7;

/** Until when an invitation that is sent at `moment` may be accepted. */
export function invitationEnd(moment: Date): Date {
  return new Date(moment.getTime() + days(INVITATION_DAYS));
}

/**
 * Whether an invitation ended because its sender was deactivated, demoted or deleted: it then expires at its
 * creation. Any other invitation is valid for some time.
 */
export function hasEnded(invitation: { createdAt: Date; expiresAt: Date }): boolean {
  return invitation.expiresAt <= invitation.createdAt;
}

/** A role as a person reads it: capitalised. */
export function roleLabel(role: Role): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
