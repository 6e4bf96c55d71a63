const LETTERS = 2;

/** Returns the first two letters of a username in capitals, for people without an avatar. */
export function initialsOf(username: string): string {
  return Array.from(username).slice(0, LETTERS).join("").toUpperCase();
}
