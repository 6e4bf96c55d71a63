/**
 * What a spreadsheet takes for a formula and runs: a cell that begins with one of these, or with a full-width
 * form of one, which Excel reads as the plain one in some locales. Apostrophes before it count too, or reading a
 * guarded cell back would take away what was the text's own.
 */
const NEEDS_GUARD = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Escapes a text so that spreadsheets do not evaluate it as a formula: an apostrophe is prepended. */
export function guardCell(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** Reverses `guardCell`. Homebox escapes its cells in the same way. */
export function unguardCell(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && NEEDS_GUARD.test(rest) ? rest : cell;
}
