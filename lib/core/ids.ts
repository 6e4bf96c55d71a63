import { z } from "zod";

/** The largest id that a column holds. */
const MAX_ID = 2_147_483_647;

/** The id of a row in a body: a number, never a text that looks like one. */
export function idSchema(message?: string) {
  return z.int(message).min(1, message).max(MAX_ID, message);
}

/** The id that a part of an address spells, or null when it spells none. */
export function readId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
