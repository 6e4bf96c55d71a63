/** A type guard for each field of an object. */
export type Shape<T> = {
  readonly [Key in keyof T]-?: (value: unknown) => value is T[Key];
};

/**
 * Returns whether a value is an object with these fields; further fields are allowed. It replaces a zod schema where
 * every page would load zod (docs/decisions/0047).
 */
export function hasShape<T extends object>(value: unknown, shape: Shape<T>): value is T {
  if (typeof value !== "object" || value === null) return false;
  for (const key in shape) if (!shape[key](Reflect.get(value, key))) return false;
  return true;
}

export const isNumber = (value: unknown): value is number => typeof value === "number";
export const isNumberOrNull = (value: unknown): value is number | null =>
  value === null || isNumber(value);
/** Accepts a missing field too, because responses of an earlier release lack fields that were added later. */
export const isNumberIfAny = (value: unknown): value is number | undefined =>
  value === undefined || isNumber(value);
export const isString = (value: unknown): value is string => typeof value === "string";
/** Accepts a missing field too, because responses of an earlier release lack fields that were added later. */
export const isStringIfAny = (value: unknown): value is string | undefined =>
  value === undefined || isString(value);
export const isStringOrNull = (value: unknown): value is string | null =>
  value === null || isString(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
/** Accepts a missing field too, because responses of an earlier release lack fields that were added later. */
export const isBooleanIfAny = (value: unknown): value is boolean | undefined =>
  value === undefined || isBoolean(value);

/** Returns a type guard that accepts only the given values. */
export function isOneOf<const Option>(...options: readonly Option[]) {
  const all: readonly unknown[] = options;
  return (value: unknown): value is Option => all.includes(value);
}
