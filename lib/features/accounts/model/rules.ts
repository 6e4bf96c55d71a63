/** The name of a household whose founder gave none. */
export function defaultHouseholdName(username: string): string {
  return `${username}'s Household`;
}
