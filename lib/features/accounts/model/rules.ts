const LINK_LIFETIME_MS = 60 * 60 * 1000;

/**
 * Returns when a mailed link expires that sets a new password or e-mail address. The mails name the same
 * time: one hour.
 */
export function linkEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LINK_LIFETIME_MS);
}

/** Returns the default name of a household. */
export function defaultHouseholdName(username: string): string {
  return `${username}'s Household`;
}
