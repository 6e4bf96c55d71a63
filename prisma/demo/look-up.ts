/**
 * Returns the id of the row that was written for `key`.
 * @throws {Error} when there is none.
 */
export function lookUp<Key extends string | number>(
  ids: ReadonlyMap<Key, number>,
  key: Key,
): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing was written for "${key}"`);
  return id;
}
