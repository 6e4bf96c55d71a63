import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { now } from "@/lib/core/clock";
import { logger } from "@/lib/core/logger";
import type { Bucket } from "@/lib/features/photos/model/schema";
import { db, type Tx } from "@/lib/server/db";
import {
  currentStoreName,
  smallName,
  type StoreName,
  storeNamed,
} from "@/lib/server/photos/stores";

interface DemoPicture {
  /** The name of its file in `prisma/demo/pictures`, which `npm run draw-demo-pictures` writes. */
  file: string;
  /** The name of the location or item. */
  of: string;
  bucket: Bucket;
}

export const demoPictures: readonly DemoPicture[] = [
  { file: "pantry", of: "Pantry", bucket: "location-photos" },
  { file: "cellar", of: "Cellar", bucket: "location-photos" },
  { file: "spaghetti", of: "Spaghetti", bucket: "item-photos" },
  { file: "elderflower-syrup", of: "Grandma's elderflower syrup", bucket: "item-photos" },
  { file: "plum-jam", of: "Plum jam from the garden", bucket: "item-photos" },
  { file: "cat-food", of: "Dry cat food, salmon (Minka eats no other)", bucket: "item-photos" },
];

/** A photo of the demo household with its small variant, as the photo store contains them. */
export interface DemoPhoto extends DemoPicture {
  objectKey: string;
  store: StoreName;
  full: Buffer;
  small: Buffer;
}

/** Reads the photos from their files. Returns none if a file is missing: the household has pictograms then. */
export async function readPhotos(): Promise<DemoPhoto[]> {
  const read = (name: string) =>
    readFile(path.join(process.cwd(), "prisma/demo/pictures", `${name}.webp`));
  try {
    return await Promise.all(
      demoPictures.map(async (picture) => ({
        ...picture,
        objectKey: randomBytes(16).toString("base64url"),
        store: currentStoreName(),
        full: await read(picture.file),
        small: await read(`${picture.file}-small`),
      })),
    );
  } catch (error) {
    logger.warn({ error }, "the photos of the demo household cannot be read");
    return [];
  }
}

interface PhotoRows {
  householdId: number;
  createdAt: Date;
  photos: readonly DemoPhoto[];
}

/** Writes the rows of the photos. `storePhotos` stores the photos after the commit. */
export async function writePhotoRows(tx: Tx, { photos, ...shared }: PhotoRows): Promise<void> {
  await tx.storedFile.createMany({
    data: photos.map(({ objectKey, bucket, store, full, small }) => ({
      ...shared,
      objectKey,
      bucket,
      store,
      hasSmall: true,
      size: full.byteLength + small.byteLength,
    })),
  });
}

/** Stores the photos. A location or an item whose photo cannot be stored has none. */
export async function storePhotos(photos: readonly DemoPhoto[]): Promise<void> {
  await Promise.all(photos.map(storePhoto));
}

async function storePhoto({ objectKey, store: name, full, small }: DemoPhoto): Promise<void> {
  const store = storeNamed(name);
  try {
    await Promise.all([store.put(objectKey, full), store.put(smallName(objectKey), small)]);
  } catch (error) {
    logger.warn({ error }, "a photo of the demo household cannot be stored");
    const without = { where: { photo: objectKey }, data: { photo: null } };
    await db.$transaction([
      db.location.updateMany(without),
      db.item.updateMany(without),
      db.storedFile.updateMany({ where: { objectKey }, data: { discardedAt: now() } }),
    ]);
  }
}
