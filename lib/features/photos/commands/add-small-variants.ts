import { logger } from "@/lib/core/logger";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { encodeSmall } from "@/lib/server/photos/encode-photo";
import { smallName, storeNamed } from "@/lib/server/photos/stores";

/** Makes the small variants that the household's stored photos lack, and tells how it went. */
export async function addSmallVariants(actor: Actor): Promise<{ made: number; failed: number }> {
  requirePermission(actor, "photos:optimize");
  const photos = await db.storedFile.findMany({
    where: { householdId: actor.householdId, hasSmall: false, discardedAt: null },
    select: { objectKey: true, store: true },
  });
  let failed = 0;
  for (const { objectKey, store: storeName } of photos) {
    try {
      const store = storeNamed(storeName);
      const full = await store.get(objectKey);
      if (!full) throw new Error("the photo is not in its store");
      await store.put(smallName(objectKey), await encodeSmall(full));
      await db.storedFile.updateMany({ where: { objectKey }, data: { hasSmall: true } });
    } catch (error) {
      failed += 1;
      logger.warn({ error }, "a small variant could not be made");
    }
  }
  return { made: photos.length - failed, failed };
}
