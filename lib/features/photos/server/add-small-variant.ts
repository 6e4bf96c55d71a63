import "server-only";
import { type AuthorizedActor } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { db } from "@/lib/server/db";
import { encodeSmall } from "@/lib/server/photos/encode-photo";
import { smallName, type StoreName, storeNamed } from "@/lib/server/photos/stores";

interface StoredPhoto {
  objectKey: string;
  store: StoreName;
}

/**
 * Returns the household's stored photos without a small variant, and the number of those that have one.
 */
export async function findMissingVariants(
  actor: AuthorizedActor,
): Promise<{ missing: StoredPhoto[]; there: number }> {
  const ours = { householdId: actor.householdId, discardedAt: null };
  const there = await db.storedFile.count({ where: { ...ours, hasSmall: true } });
  const missing = await db.storedFile.findMany({
    where: { ...ours, hasSmall: false },
    select: { objectKey: true, store: true },
  });
  return { missing, there };
}

/**
 * Makes the small variant of a stored photo of the household.
 * @throws {Error} when the photo is not in its store.
 */
export async function addSmallVariant(actor: AuthorizedActor, photo: StoredPhoto): Promise<void> {
  const { objectKey } = photo;
  const store = storeNamed(photo.store);
  // The small variant may already be in the store, if the process crashed before it updated the row.
  if (!(await store.get(smallName(objectKey)))) {
    const full = await store.get(objectKey);
    if (!full) throw new Error("the photo is not in its store");
    const small = await encodeSmall({ householdId: actor.householdId, bytes: full });
    await store.put(smallName(objectKey), small);
  }
  await authorizedTransaction(actor, (tx) =>
    tx.storedFile.updateMany({
      where: { objectKey, householdId: actor.householdId },
      data: { hasSmall: true },
    }),
  );
}
