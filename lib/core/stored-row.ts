/**
 * Returns whether a key of a response is a time. Every such key ends in `At`, and no other key
 * does.
 */
export function isTimeKey(key: string): boolean {
  return key.endsWith("At");
}

type StoredTime<Value> = Value extends string ? Date : Value;

/** The database row of a response: times are `Date` in the row, and ISO text in the response. */
export type StoredRow<Answer> = {
  [Key in keyof Answer]: Key extends `${string}At` ? StoredTime<Answer[Key]> : Answer[Key];
};
