/**
 * A name that a person chose, in quotation marks, so that its words are not taken for ours. Quotation marks
 * inside become apostrophes: none ends the quotation early.
 */
export function quoted(name: string): string {
  return `“${name.replace(/["“”„‟«»]/g, "’")}”`;
}
