/**
 * The number of amount units in one whole unit. Amounts are integers in 300ths of a unit, never
 * floats: 0.01 is 3, a third is 100, a half is 150, and three thirds are exactly one.
 */
export const WHOLE = 300;

/** The largest whole amount that can be counted. */
export const MAX_WHOLE = 9_999;

interface PartialAmount {
  /** The partial amount as it is stored in the database and sent by the API. */
  value: number;
  amount: number;
  /** The displayed text of the amount, such as "⅓"; empty for 0. */
  sign: string;
}

/** The partial amounts: 0, ⅓, ½ and ⅔. */
export const partials = [
  { value: 0, amount: 0, sign: "" },
  { value: 0.333, amount: 100, sign: "⅓" },
  { value: 0.5, amount: 150, sign: "½" },
  { value: 0.667, amount: 200, sign: "⅔" },
] as const satisfies readonly PartialAmount[];

/** The largest distance between a value and the partial amount that it is rounded to. */
const TOLERANCE = 0.1;
const ROUNDING = 1e-9;

/**
 * Returns the partial amount nearest to `value` in its stored form, or null when none is within
 * 0.1.
 */
export function snapPartial(value: number): number | null {
  const { partial, distance } = nearest(value);
  return distance <= TOLERANCE + ROUNDING ? partial.value : null;
}

function nearest(value: number): { partial: PartialAmount; distance: number } {
  let best: { partial: PartialAmount; distance: number } = {
    partial: partials[0],
    distance: Math.abs(value),
  };
  for (const partial of partials) {
    const distance = Math.abs(value - partial.value);
    if (distance < best.distance) best = { partial, distance };
  }
  return best;
}

/** Returns whole units plus a stored partial amount, in 300ths of a unit. */
export function stockAmount(whole: number, partial: number): number {
  return whole * WHOLE + nearest(partial).partial.amount;
}

/** Returns a desired stock (at most two decimals) in 300ths of a unit. */
export function desiredAmount(desired: number): number {
  return Math.round(desired * 100) * (WHOLE / 100);
}

/** Returns the sign of a stored partial amount: "", "⅓", "½" or "⅔". */
export function partialSign(partial: number): string {
  return nearest(partial).partial.sign;
}

/** Formats whole units and a partial amount: "2⅓", "½", "0". */
export function formatStock(whole: number, partial: number): string {
  const sign = partialSign(partial);
  return whole === 0 && sign !== "" ? sign : `${whole}${sign}`;
}

/** The fraction signs by their value in 300ths. Sixths occur as differences of two counts: ½ − ⅓ = ⅙. */
const signs = new Map<number, string>([
  ...partials.map(({ amount, sign }) => [amount, sign] as const),
  [WHOLE / 6, "⅙"],
  [WHOLE - WHOLE / 6, "⅚"],
]);

/**
 * Formats an amount in 300ths of a unit: "2⅓", "½", "1⅙", "0.25". An amount that is neither a
 * multiple of 0.01 nor of ⅙ is rounded to two decimals.
 */
export function formatAmount(amount: number): string {
  const whole = Math.floor(amount / WHOLE);
  const sign = signs.get(amount % WHOLE);
  if (sign === undefined) return String(Number((amount / WHOLE).toFixed(2)));
  return whole === 0 && sign !== "" ? sign : `${whole}${sign}`;
}
