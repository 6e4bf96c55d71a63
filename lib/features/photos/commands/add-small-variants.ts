import { logger } from "@/lib/core/logger";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { encodeSmall } from "@/lib/server/photos/encode-photo";
import { smallName, storeNamed, type StoreName } from "@/lib/server/photos/stores";

/** Makes the small variants that the household's stored photos lack, and tells how it went. */
export async function addSmallVariants(
  actor: Actor,
): Promise<{ made: number; there: number; failed: number }> {
  requirePermission(actor, "photos:optimize");
  const ours = { householdId: actor.householdId, discardedAt: null };
  const there = await db.storedFile.count({ where: { ...ours, hasSmall: true } });
  const photos = await db.storedFile.findMany({
    where: { ...ours, hasSmall: false },
    select: { objectKey: true, store: true },
  });
  let failed = 0;
  for (const photo of photos) {
    try {
      await addSmallVariant(photo);
    } catch (error) {
      failed += 1;
      logger.warn({ error }, "a small variant could not be made");
    }
  }
  return { made: photos.length - failed, there, failed };
}

async function addSmallVariant(photo: { objectKey: string; store: StoreName }): Promise<void> {
  const { objectKey } = photo;
  const store = storeNamed(photo.store);
  // It may be there all the same, after a crash before the row said so.
  if (!(await store.get(smallName(objectKey)))) {
    const full = await store.get(objectKey);
    if (!full) throw new Error("the photo is not in its store");
    await store.put(smallName(objectKey), await encodeSmall(full));
  }
  await db.storedFile.updateMany({ where: { objectKey }, data: { hasSmall: true } });
}
