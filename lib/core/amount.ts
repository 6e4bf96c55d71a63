/**
 * Amounts are whole numbers of three-hundredths, never raw floats: 0.01 is 3, a third is 100, a half is
 * 150, and three thirds make exactly one.
 */
export const WHOLE = 300;

/** The largest whole amount that can be counted. */
export const MAX_WHOLE = 9_999;

interface PartialAmount {
  /** As stored and sent. */
  value: number;
  amount: number;
  /** As shown. */
  sign: string;
}

/** The partial amounts: nothing, a third, a half, two thirds. */
export const partials = [
  { value: 0, amount: 0, sign: "" },
  { value: 0.333, amount: 100, sign: "⅓" },
  { value: 0.5, amount: 150, sign: "½" },
  { value: 0.667, amount: 200, sign: "⅔" },
] as const satisfies readonly PartialAmount[];

/** How far a value may lie from a partial amount and still mean it. */
const TOLERANCE = 0.1;
const ROUNDING = 1e-9;

/** The partial amount nearest to `value` in its stored form, or null when none is within 0.1. */
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

/** Whole units plus a stored partial amount, in three-hundredths. */
export function stockAmount(whole: number, partial: number): number {
  return whole * WHOLE + nearest(partial).partial.amount;
}

/** A desired stock (hundredths at the finest), in three-hundredths. */
export function desiredAmount(desired: number): number {
  return Math.round(desired * 100) * (WHOLE / 100);
}

/** The sign of a stored partial amount: "", "⅓", "½" or "⅔". */
export function partialSign(partial: number): string {
  return nearest(partial).partial.sign;
}

/** Whole units and a partial amount as a person writes them: "2⅓", "½", "0". */
export function formatStock(whole: number, partial: number): string {
  const sign = partialSign(partial);
  return whole === 0 && sign !== "" ? sign : `${whole}${sign}`;
}

/** An amount in three-hundredths as a person writes it: "2⅓", "½", "0.25". */
export function formatAmount(amount: number): string {
  const whole = Math.floor(amount / WHOLE);
  const partial = partials.find((candidate) => candidate.amount === amount % WHOLE);
  if (!partial) return String(amount / WHOLE);
  return formatStock(whole, partial.value);
}
