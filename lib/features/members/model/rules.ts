import { days } from "@/lib/core/clock";
import type { Role } from "@/lib/policy/actor";

/**
 * The roles that an admin can assign. Nobody can assign `regular`, which is only the default of the
 * database column.
 */
export const givenRoles = ["admin", "assistant"] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

const INVITATION_DAYS = 7;

/** Returns when an invitation expires that is sent at `moment`. */
export function invitationEnd(moment: Date): Date {
  return new Date(moment.getTime() + days(INVITATION_DAYS));
}

/**
 * Returns whether an invitation ended because its sender was deactivated, demoted or deleted. The expiry time
 * of such an invitation is its creation time, which no other invitation has.
 */
export function hasEnded(invitation: { createdAt: Date; expiresAt: Date }): boolean {
  return invitation.expiresAt <= invitation.createdAt;
}

/** Returns the label of a role: capitalised. */
export function roleLabel(role: Role): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
