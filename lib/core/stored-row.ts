/** Returns whether a key of an answer is a time. Every such key ends in `At`, and no other key does. */
export function isTimeKey(key: string): boolean {
  return key.endsWith("At");
}

type StoredTime<Value> = Value extends string ? Date : Value;

/** The database row of an answer: times are `Date` there, and ISO text in the answer. */
export type StoredRow<Answer> = {
  [Key in keyof Answer]: Key extends `${string}At` ? StoredTime<Answer[Key]> : Answer[Key];
};
