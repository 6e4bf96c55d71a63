/**
 * Stores photos under unguessable names that are never used twice.
 * @throws {AppError} `unavailable` when a photo cannot be stored, `upstream_failed` when the store cannot be reached.
 */
export interface PhotoStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns the bytes of a photo, or null when the store has no photo of that name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes photos. A name without a photo is no error. */
  remove(names: string[]): Promise<void>;
}
