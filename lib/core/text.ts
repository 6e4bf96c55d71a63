import { z } from "zod";

// eslint-disable-next-line no-control-regex -- control characters are what this refuses
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Invisible characters: bidirectional controls (U+202A to U+202E and others), characters without
 * width (zero-width space, word joiner, soft hyphen and others), and the Hangul fillers. U+200C and
 * U+200D are allowed for Persian and for emoji.
 */
const INVISIBLE =
  /(?!\u200c|\u200d)(?=\p{Cf})\p{Default_Ignorable_Code_Point}|[\u034f\u115f\u1160\u3164\uffa0\ufff9-\ufffb]/u;

/**
 * Flags of regions, such as Scotland: a black flag and tag characters. Elsewhere tag characters are
 * refused as invisible.
 */
const REGIONAL_FLAGS = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu;

/**
 * Matches a text without visible characters. Some invisible characters, such as the braille blank, are
 * neither white space nor ignorable.
 */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Message for a text with control characters. */
export const UNUSABLE_CHARACTERS = "Contains characters that cannot be used";

/** Message for a name with invisible characters. */
export const INVISIBLE_CHARACTERS =
  "Contains invisible characters: please type it instead of pasting it";

/** Returns whether a text has no control characters and no broken surrogates. */
export function isPlainText(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** Returns whether a text has no invisible characters except those that emoji and Persian require. */
export function isVisibleText(text: string): boolean {
  return !INVISIBLE.test(text.replace(REGIONAL_FLAGS, ""));
}

/**
 * Returns the schema of one line of text: trimmed, 1 to `max` characters, without control
 * characters and broken surrogates.
 */
export function boundedText(max: number, required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `Must be at most ${max} characters`)
    .refine(isPlainText, UNUSABLE_CHARACTERS);
}

/** Returns the schema `boundedText` for an optional field: an empty or blank text becomes null. */
export function optionalText(max: number) {
  return emptyAsNull(boundedText(max, ""));
}

/**
 * Returns the schema `boundedText` for a new name: it has a visible character and no invisible
 * ones.
 */
export function nameText(max: number, required: string) {
  return boundedText(max, required)
    .refine((text) => !BLANK.test(text), required)
    .refine(isVisibleText, INVISIBLE_CHARACTERS);
}

/** Returns the schema `nameText` for an optional field: an empty or blank text becomes null. */
export function optionalName(max: number) {
  return emptyAsNull(nameText(max, INVISIBLE_CHARACTERS));
}

function emptyAsNull(text: z.ZodType<string, string>) {
  return z
    .string()
    .trim()
    .transform((value) => (value === "" ? null : value))
    .pipe(text.nullable())
    .nullish();
}
