/** Returns the default name of a household. */
export function defaultHouseholdName(username: string): string {
  return `${username}'s Household`;
}
