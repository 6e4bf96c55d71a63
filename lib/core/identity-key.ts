/** The one form in which usernames and e-mail addresses are compared, whatever case they were typed in. */
export function identityKey(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}
