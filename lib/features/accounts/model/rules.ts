/** The name of a household whose founder gave none (specification, section 5). */
export function defaultHouseholdName(username: string): string {
  return `${username}'s Household`;
}
