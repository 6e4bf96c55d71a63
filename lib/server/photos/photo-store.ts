/**
 * Keeps the bytes of photos under names that we give and that cannot be guessed. A name is given once and
 * never again. What cannot be stored throws `unavailable`, a store that cannot be reached `upstream_failed`.
 */
export interface PhotoStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when the store does not have them. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes what is there; what is not there is no error. */
  remove(names: string[]): Promise<void>;
}
