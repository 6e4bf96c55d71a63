import { env } from "@/lib/core/env";
import { diskStore } from "./disk-store";
import { uploadThingStore } from "./uploadthing-store";

/** The places where photos can be. A row says which one its photo is in. */
export const storeNames = ["disk", "uploadthing"] as const;
export type StoreName = (typeof storeNames)[number];

/**
 * Keeps the bytes of photos under names that we give and that cannot be guessed. Every method throws
 * `upstream_failed` when the store cannot be reached.
 */
export interface PhotoStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null when the store does not have them. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes what is there; what is not there is no error. */
  remove(names: string[]): Promise<void>;
}

/** The name of a photo's small variant. */
export function smallName(objectKey: string): string {
  return `${objectKey}-small`;
}

/** The store with that name: photos of an earlier store stay readable after a change of settings. */
export function storeNamed(name: StoreName): PhotoStore {
  return name === "disk" ? diskStore : uploadThingStore;
}

/** The store for new photos. */
export function currentStoreName(): StoreName {
  return env().UPLOADTHING_TOKEN ? "uploadthing" : "disk";
}
