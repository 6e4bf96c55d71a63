/**
 * Returns the normalized form in which usernames and email addresses are compared, without case.
 */
export function identityKey(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}
