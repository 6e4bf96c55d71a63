import { randomBytes } from "node:crypto";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db, transaction, type Tx } from "@/lib/server/db";
import { encodePhoto } from "@/lib/server/photos/encode-photo";
import { currentStoreName, smallName, storeNamed } from "@/lib/server/photos/stores";
import type { Bucket } from "../schema";

/** What the photos of one household may take up. */
export const QUOTA_BYTES = 250 * 1024 * 1024;
const KEY_BYTES = 16;

/**
 * Encodes a picture anew and keeps it with its small variant.
 * @throws {AppError} `unsupported_media_type`, `too_large` for the picture or for the household's quota,
 * `upstream_failed` when the store cannot be reached.
 */
export async function storePhoto(
  actor: Actor,
  input: { bytes: Uint8Array; bucket: Bucket },
): Promise<{ objectKey: string }> {
  requirePermission(actor, "inventory:edit");
  const { householdId } = actor;
  const photo = await encodePhoto(input.bytes);
  const size = photo.full.byteLength + photo.small.byteLength;
  const objectKey = randomBytes(KEY_BYTES).toString("base64url");
  const storeName = currentStoreName();
  // The row comes first: what is in a store without a row could never be found again.
  await transaction(async (tx) => {
    await requireQuota(tx, { householdId, size });
    await tx.storedFile.create({
      data: {
        objectKey,
        householdId,
        bucket: input.bucket,
        store: storeName,
        size,
        createdAt: now(),
      },
    });
  });
  try {
    const store = storeNamed(storeName);
    await store.put(objectKey, photo.full);
    await store.put(smallName(objectKey), photo.small);
  } catch (error) {
    await db.storedFile.update({ where: { objectKey }, data: { discardedAt: now() } });
    throw error;
  }
  await db.storedFile.update({ where: { objectKey }, data: { hasSmall: true } });
  return { objectKey };
}

/** @throws {AppError} `too_large` when the household's photos would take up more than they may. */
async function requireQuota(tx: Tx, input: { householdId: number; size: number }): Promise<void> {
  // Uploads of one household wait here for each other, so that two cannot both take the last place.
  await tx.$queryRaw`SELECT 1 FROM households WHERE id = ${input.householdId} FOR NO KEY UPDATE`;
  const { _sum } = await tx.storedFile.aggregate({
    where: { householdId: input.householdId, discardedAt: null },
    _sum: { size: true },
  });
  if ((_sum.size ?? 0) + input.size > QUOTA_BYTES) {
    throw new AppError(
      "too_large",
      "Your household's photos take up all of their 250 MB. Remove some photos first.",
    );
  }
}
