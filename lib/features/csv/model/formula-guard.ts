/**
 * Matches a cell that a spreadsheet would evaluate as a formula. Some locales of Excel also accept
 * the full-width forms. Leading apostrophes match too: otherwise reading a guarded cell would
 * delete the text's own apostrophe.
 */
const NEEDS_GUARD = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Returns a text with a prepended apostrophe where spreadsheets would evaluate it as a formula. */
export function guardCell(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** Returns the text that `guardCell` escaped. Homebox escapes its cells in the same way. */
export function unguardCell(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && NEEDS_GUARD.test(rest) ? rest : cell;
}
