import { z } from "zod";

// eslint-disable-next-line no-control-regex -- control characters are what this refuses
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** What the server says of a text that holds characters which no keyboard makes. */
export const UNUSABLE_CHARACTERS = "Contains characters that cannot be used";

/** Whether a text is free of control characters and broken surrogates. */
export function isPlainText(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/**
 * One line of text as a person types it: trimmed, 1 to `max` characters, without control characters
 * and broken surrogates (contract, section 2).
 */
export function boundedText(max: number, required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `Must be at most ${max} characters`)
    .refine(isPlainText, UNUSABLE_CHARACTERS);
}

/** As `boundedText`, for a field that may stay empty: nothing but blanks means null. */
export function optionalText(max: number) {
  return z
    .string()
    .trim()
    .transform((text) => (text === "" ? null : text))
    .pipe(boundedText(max, "").nullable())
    .nullish();
}
