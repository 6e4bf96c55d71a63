import { now } from "./clock";
import { MAX_ID, readId } from "./ids";

declare const brand: unique symbol;

/**
 * The id of a record that exists only on this device. It is larger than every id of the database, so that it collides
 * with none and sorts after all of them.
 */
export type TemporaryId = number & { readonly [brand]: true };

/**
 * Temporary ids per millisecond. An id is about the time in milliseconds multiplied by this number, and is a safe
 * integer until the year 2255.
 */
const PER_MS = 1_000;

let last = 0;

/** Returns whether an id is a temporary id. */
export function isTemporaryId(id: number): id is TemporaryId {
  return Number.isSafeInteger(id) && id > MAX_ID;
}

/**
 * Creates a temporary id. Ids that one page creates are in the order of their creation. A random part
 * prevents equal ids from two tabs.
 * @throws when the clock of the device is not set.
 */
export function newTemporaryId(): TemporaryId {
  last = Math.max(last + 1, now().getTime() * PER_MS + Math.floor(Math.random() * PER_MS));
  if (!isTemporaryId(last)) throw new Error("The clock of the device is not set");
  return last;
}

/** Parses an id or a temporary id from a segment of a path; null for other texts. */
export function readKnownId(text: string | undefined): number | null {
  const id = Number(text);
  return readId(text) ?? (String(id) === text && isTemporaryId(id) ? id : null);
}
