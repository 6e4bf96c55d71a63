import { MAX_WHOLE, partials } from "@/lib/core/amount";
import { parseAmount } from "@/lib/core/parse-amount";
import { type Selection, withQuantity, WRONG } from "./selection";

/** Matches a complete or partly typed whole amount, decimal, fraction, or whole amount with a fraction. */
const BEGINNING = /^(\d{1,4}([.,]\d{0,3}|\/[23]?| ([12](\/[23]?)?)?)?|[.,]\d{0,3})?$/;

/** The key for the same amount as last time. It replaces the text typed so far. */
export const SAME_KEY = "=";

/** The largest distance of a typed decimal from the partial amount that it means, so that .3 and .33 are ⅓. */
const TOLERANCE = 0.05;

/**
 * Returns the text after a key was pressed: a digit, a decimal point or comma, a slash, a space, "=" or Backspace.
 * Returns null for a key that has no meaning at this place.
 */
export function typeKey(text: string, key: string): string | null {
  if (key === "Backspace") return text === "" ? null : text.slice(0, -1);
  if (key === SAME_KEY) return key;
  const next = (text === SAME_KEY ? "" : text) + key;
  return BEGINNING.test(next) ? next : null;
}

/**
 * Returns the amount of a typed text such as "12", "1.5", "1,5", "1/2" or "1 1/2". Returns null for
 * an incomplete text and for an amount that cannot be counted. Only a whole amount, alone or with
 * ⅓, ½ or ⅔, can be counted.
 */
export function parseTypedAmount(text: string): Selection | null {
  const amount = parseAmount(text);
  if (!amount || amount.whole > MAX_WHOLE) return null;
  const { notation, whole: quantity, part } = amount;
  if (notation === "whole") return { quantity, partial: null };
  const partial = partials.find(({ value }) => Math.abs(value - part) <= TOLERANCE);
  return partial ? { quantity, partial: partial.value } : null;
}

/**
 * Returns the selection after a text was typed into the field of the whole amount. A typed fraction, as in "7.5",
 * replaces the chosen partial amount. Deleting the fraction from the text clears the partial amount. A point at the end
 * is ignored, because a digit may follow.
 * @param before the text of the field before
 */
export function withTypedText(selection: Selection, text: string, before = ""): Selection {
  const base = typedPart(before) === null ? selection : { ...selection, partial: null };
  const typed = text.trim().replace(/[.,]$/, "");
  if (typed === "") return withQuantity(base, null);
  const amount = parseTypedAmount(typed);
  if (!amount) return { ...withQuantity(base, WRONG), typedWhole: typedWhole(typed) };
  return amount.partial === null ? withQuantity(base, amount.quantity) : amount;
}

function typedWhole(text: string): number | null {
  const whole = parseAmount(text)?.whole ?? null;
  return whole !== null && whole <= MAX_WHOLE ? whole : null;
}

const typedPart = (text: string) => parseTypedAmount(text)?.partial ?? null;
