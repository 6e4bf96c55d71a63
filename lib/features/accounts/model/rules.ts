const LINK_LIFETIME_MS = 60 * 60 * 1000;

/** Returns the end of a link to a new password or a new e-mail address. Their mails state one hour. */
export function linkEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LINK_LIFETIME_MS);
}

/** Returns the default name of a household. */
export function defaultHouseholdName(username: string): string {
  return `${username}'s Household`;
}
