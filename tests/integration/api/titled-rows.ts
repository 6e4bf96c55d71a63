import { titleOf } from "./api-table";
import type { Row } from "./table/row";

/**
 * Returns `[title, row]` for each row, as the table of `it.each`. Vitest prints `%s` in full, but cuts the
 * `$title` of an object at 40 characters.
 */
export function titled<T extends Row>(rows: readonly T[]): [string, T][] {
  return rows.map((row) => [titleOf(row), row]);
}
