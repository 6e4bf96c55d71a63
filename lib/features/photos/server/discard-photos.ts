import "server-only";
import { days, now } from "@/lib/core/clock";
import { logger } from "@/lib/core/logger";
import { db, transaction, type Tx } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { smallName, type StoreName, storeNamed, storeNames } from "@/lib/server/photos/stores";
import { lockPhotos } from "./lock-photos";

const UNUSED_AFTER_DAYS = 1;
/** Number of photos that one call deletes from a store. */
const BATCH = 100;

const isUnused = Prisma.sql`
  discarded_at IS NULL
  AND NOT EXISTS (SELECT FROM locations WHERE locations.household_id = stored_files.household_id AND photo = object_key)
  AND NOT EXISTS (SELECT FROM items WHERE items.household_id = stored_files.household_id AND photo = object_key)`;

/**
 * Marks the photos among `objectKeys` as discarded that no location or item of the household uses any more,
 * and returns their keys. Runs in the caller's transaction, after `lockPhotos`. `removeDiscardedPhotos`
 * deletes them from the store after the commit.
 */
export async function discardUnusedPhotos(
  tx: Tx,
  input: { householdId: number; objectKeys: (string | null)[] },
): Promise<string[]> {
  const keys = input.objectKeys.filter((key) => key !== null);
  if (keys.length === 0) return [];
  const discarded = await tx.$queryRaw<{ key: string }[]>`
    UPDATE stored_files SET discarded_at = ${now()}
    WHERE household_id = ${input.householdId} AND object_key = ANY (${keys}) AND ${isUnused}
    RETURNING object_key AS key`;
  return discarded.map(({ key }) => key);
}

/**
 * Marks uploads as discarded that no location or item has used within a day, and returns their number. For
 * the daily cleanup.
 */
export async function discardForgottenUploads(): Promise<number> {
  const before = new Date(now().getTime() - days(UNUSED_AFTER_DAYS));
  const forgotten = await db.$queryRaw<{ householdId: number; key: string }[]>`
    SELECT household_id AS "householdId", object_key AS key FROM stored_files
    WHERE household_id IS NOT NULL AND created_at < ${before} AND ${isUnused}`;
  let count = 0;
  for (const { householdId, key } of forgotten) {
    // Another transaction may have started to use the photo, so its use is checked again under the lock.
    const discarded = await transaction(async (tx) => {
      await lockPhotos(tx, householdId);
      return discardUnusedPhotos(tx, { householdId, objectKeys: [key] });
    });
    count += discarded.length;
  }
  return count;
}

/**
 * Deletes discarded photos (those of `objectKeys`, or all if it is omitted) from their stores and then
 * their rows. Returns their number. Never throws: the daily cleanup retries what a store failed to delete.
 */
export async function removeDiscardedPhotos(objectKeys?: string[]): Promise<number> {
  if (objectKeys?.length === 0) return 0;
  let count = 0;
  for (const store of storeNames) {
    try {
      let removed: number;
      do {
        removed = await removeBatch(store, objectKeys);
        count += removed;
      } while (removed === BATCH);
    } catch (error) {
      logger.warn({ error, store }, "discarded photos stay in their store until the next cleanup");
    }
  }
  return count;
}

async function removeBatch(store: StoreName, objectKeys: string[] | undefined): Promise<number> {
  const photos = await db.storedFile.findMany({
    where: {
      store,
      ...(objectKeys && { objectKey: { in: objectKeys } }),
      OR: [{ discardedAt: { not: null } }, { householdId: null }],
    },
    take: BATCH,
    select: { objectKey: true },
  });
  const keys = photos.map(({ objectKey }) => objectKey);
  if (keys.length === 0) return 0;
  await storeNamed(store).remove(keys.flatMap((key) => [key, smallName(key)]));
  await db.storedFile.deleteMany({ where: { objectKey: { in: keys } } });
  return keys.length;
}
