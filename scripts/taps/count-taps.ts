/** An amount in units: whole units, and an open unit of ⅓, ½ or ⅔. */
export type Amount = number;

/** The largest whole amount that has a key of its own on the screen of an item. */
const LARGEST_KEY = 6;

const ROUNDING = 1e-9;

const wholeOf = (amount: Amount) => Math.floor(amount + ROUNDING);
const partOf = (amount: Amount) => amount - wholeOf(amount);
const isSame = (one: Amount, other: Amount) => Math.abs(one - other) < ROUNDING;
const digitsOf = (amount: Amount) => String(wholeOf(amount)).length;

/**
 * Returns the number of taps that count an item on its screen. "Same" records with one tap. Otherwise the whole
 * units and the part are chosen and confirmed. With "Tap once to record" the tap on the whole units also confirms.
 */
export function tapsSingly(
  recorded: Amount,
  found: Amount,
  { tapsOnce = false }: { tapsOnce?: boolean } = {},
): number {
  if (isSame(recorded, found)) return 1;
  const whole = wholeOf(found);
  const part = partOf(found) > ROUNDING ? 1 : 0;
  if (whole > LARGEST_KEY) return part + 1 + digitsOf(found) + 1;
  if (whole === 0 && part > 0) return part + 1;
  return part + 1 + (tapsOnce ? 0 : 1);
}

/**
 * Returns the taps that correct a row of the sheet: steps of a whole unit and a part, or the amount typed in the field.
 * An unchanged row needs none.
 */
export function tapsOnSheet(recorded: Amount, found: Amount): number {
  if (isSame(recorded, found)) return 0;
  const steps = Math.abs(wholeOf(found) - wholeOf(recorded));
  const part = isSame(partOf(found), partOf(recorded)) ? 0 : 1;
  const typed = 1 + digitsOf(found) + (partOf(found) > ROUNDING ? 1 : 0);
  return Math.min(steps + part, typed);
}

/**
 * The taps of a room besides those of its items: one on its summary opens the next room, and before that one more
 * confirms the sheet.
 */
export const ROOM_TAPS = { singly: 1, sheet: 2 } as const;
