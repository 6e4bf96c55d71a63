/** The largest value of an id column. */
export const MAX_ID = 2_147_483_647;

/** Parses an id from a segment of a path; null for other texts. */
export function readId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
