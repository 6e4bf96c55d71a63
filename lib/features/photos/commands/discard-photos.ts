import { days, now } from "@/lib/core/clock";
import { logger } from "@/lib/core/logger";
import { db, type Tx } from "@/lib/server/db";
import { smallName, storeNamed } from "@/lib/server/photos/stores";

const UNUSED_AFTER_DAYS = 1;
/** How many photos one call takes out of the store. */
const BATCH = 500;

/**
 * Marks the photos among `objectKeys` that no live location or item of the household shows any more, and
 * tells which. Part of the caller's transaction; `removeDiscardedPhotos` empties the store afterwards.
 */
export async function discardUnusedPhotos(
  tx: Tx,
  input: { householdId: number; objectKeys: (string | null)[] },
): Promise<string[]> {
  const { householdId } = input;
  const keys = input.objectKeys.filter((key) => key !== null);
  if (keys.length === 0) return [];
  const discarded = await tx.$queryRaw<{ key: string }[]>`
    UPDATE stored_files SET discarded_at = ${now()}
    WHERE household_id = ${householdId} AND object_key = ANY (${keys}) AND discarded_at IS NULL
      AND NOT EXISTS (SELECT FROM locations WHERE household_id = ${householdId} AND photo = object_key)
      AND NOT EXISTS (SELECT FROM items WHERE household_id = ${householdId} AND photo = object_key)
    RETURNING object_key AS key`;
  return discarded.map(({ key }) => key);
}

/** Marks uploads that no row has used within a day. For the daily cleanup. */
export async function discardForgottenUploads(): Promise<number> {
  const before = new Date(now().getTime() - days(UNUSED_AFTER_DAYS));
  return db.$executeRaw`
    UPDATE stored_files SET discarded_at = ${now()}
    WHERE discarded_at IS NULL AND created_at < ${before}
      AND NOT EXISTS (SELECT FROM locations WHERE locations.household_id = stored_files.household_id AND photo = object_key)
      AND NOT EXISTS (SELECT FROM items WHERE items.household_id = stored_files.household_id AND photo = object_key)`;
}

/**
 * Takes discarded photos (those of `objectKeys`, or whatever is due) out of their stores and forgets them.
 * Never throws: what a store does not let go now goes with the daily cleanup.
 */
export async function removeDiscardedPhotos(objectKeys?: string[]): Promise<void> {
  if (objectKeys?.length === 0) return;
  try {
    const photos = await db.storedFile.findMany({
      where: {
        objectKey: objectKeys && { in: objectKeys },
        OR: [{ discardedAt: { not: null } }, { householdId: null }],
      },
      take: BATCH,
      select: { objectKey: true, store: true },
    });
    for (const { objectKey, store } of photos) {
      await storeNamed(store).remove([objectKey, smallName(objectKey)]);
      await db.storedFile.deleteMany({ where: { objectKey } });
    }
  } catch (error) {
    logger.warn({ error }, "discarded photos stay in their store until the next cleanup");
  }
}
