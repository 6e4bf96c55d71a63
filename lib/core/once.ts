/** Returns a function that creates a value at its first call and returns the same value from then on. */
export function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => (created ??= { value: create() }).value;
}
