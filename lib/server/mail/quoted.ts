/**
 * Returns a name in quotation marks, so that its words are not taken for Larder's. Quotation marks inside become
 * apostrophes, so that none ends the quotation early.
 */
export function quoted(name: string): string {
  return `“${name.replace(/["“”„‟«»]/g, "’")}”`;
}
