const WHOLE = /^\d+$/;
const DECIMAL = /^\d*[.,](\d+)$/;
const FRACTION = /^(?:(\d+) +)?([1-9])\/([2-9])$/;
const SIGN = /[¼½¾⅓⅔⅙⅚]/;

interface ParsedAmount {
  notation: "whole" | "decimal" | "fraction";
  whole: number;
  /** The part of a unit, from 0 to less than 1. */
  part: number;
}

/**
 * Parses an amount as people type it: "12", "1.5", "1,5", "1/2", "1 1/2" or "1½". Returns null for
 * an incomplete text and for everything else. All fields for amounts use this parser.
 */
export function parseAmount(text: string): ParsedAmount | null {
  const trimmed = text.replace(SIGN, inDigits).trim();
  const whole = Number.parseInt(`0${trimmed}`, 10);
  if (WHOLE.test(trimmed)) return { notation: "whole", whole, part: 0 };
  const decimals = DECIMAL.exec(trimmed)?.[1];
  if (decimals !== undefined) return { notation: "decimal", whole, part: Number(`0.${decimals}`) };
  const fraction = FRACTION.exec(trimmed);
  if (!fraction) return null;
  const part = Number(fraction[2]) / Number(fraction[3]);
  return part < 1 ? { notation: "fraction", whole: Number(fraction[1] ?? 0), part } : null;
}

/** Returns whether a text contains a slash or a fraction sign and is no amount, such as "1 1/" or "½½". */
export function isFailedFraction(text: string): boolean {
  return (SIGN.test(text) || text.includes("/")) && parseAmount(text) === null;
}

/** Returns " 1/2" for "½". */
function inDigits(sign: string): string {
  return ` ${sign.normalize("NFKC").replace("\u2044", "/")}`;
}

/**
 * Parses a typed amount as a decimal number; null where `parseAmount` returns null. A fraction is
 * rounded down to hundredths, so that a stock of ⅔ reaches a desired stock of 2/3.
 */
export function parseDecimal(text: string): number | null {
  const amount = parseAmount(text);
  if (!amount) return null;
  if (amount.notation !== "fraction") return Number(text.replace(",", "."));
  return (amount.whole * 100 + Math.floor(amount.part * 100)) / 100;
}
