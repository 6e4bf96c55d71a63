import { env } from "@/lib/core/env";
import { diskStore } from "./disk-store";
import type { PhotoStore } from "./photo-store";
import { createUploadThingStore } from "./uploadthing-store";

/** The photo stores. Each row of `stored_files` names the store of its photo. */
export const storeNames = ["disk", "uploadthing"] as const;
export type StoreName = (typeof storeNames)[number];

const stores: Record<StoreName, PhotoStore> = {
  disk: diskStore,
  uploadthing: createUploadThingStore(),
};

/** Returns the photo store with a name. Photos in an earlier store stay readable after a change of settings. */
export function storeNamed(name: StoreName): PhotoStore {
  return stores[name];
}

/** Returns the store for new photos. */
export function currentStoreName(): StoreName {
  return env().UPLOADTHING_TOKEN ? "uploadthing" : "disk";
}

/** Returns the name of a photo's small variant. */
export function smallName(objectKey: string): string {
  return `${objectKey}-small`;
}
