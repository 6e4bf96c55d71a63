import "server-only";
import { randomBytes } from "node:crypto";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";
import { type AuthorizedActor } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { db, type Tx } from "@/lib/server/db";
import { encodePhoto } from "@/lib/server/photos/encode-photo";
import { currentStoreName, smallName, storeNamed } from "@/lib/server/photos/stores";
import type { Bucket } from "../model/schema";

const MEGABYTE = 1024 * 1024;
/** Quota for a household's photos, in bytes. */
const QUOTA_MEGABYTES = 250;
const KEY_BYTES = 16;

/**
 * Encodes a picture and stores it with its small variant.
 * @throws {AppError} `unsupported_media_type`, `too_large` for the picture or for the household's quota,
 * `unavailable` when too many pictures wait, `upstream_failed` when the store cannot be reached, `not_found` when
 * the household is deleted meanwhile.
 */
export async function storePhoto(
  actor: AuthorizedActor,
  input: { bytes: Uint8Array; bucket: Bucket; signal?: AbortSignal },
): Promise<{ objectKey: string }> {
  const { bytes, signal } = input;
  const { full, small } = await encodePhoto({ householdId: actor.householdId, bytes, signal });
  const row = {
    objectKey: randomBytes(KEY_BYTES).toString("base64url"),
    householdId: actor.householdId,
    bucket: input.bucket,
    store: currentStoreName(),
    size: full.byteLength + small.byteLength,
    createdAt: now(),
  };
  const { objectKey } = row;
  // The row is written first: a stored photo without a row could never be found again.
  await authorizedTransaction(
    actor,
    async (tx) => {
      await requireQuota(tx, row);
      await tx.storedFile.create({ data: row });
    },
    { householdLock: "NO KEY UPDATE" },
  );
  const store = storeNamed(row.store);
  try {
    await Promise.all([store.put(objectKey, full), store.put(smallName(objectKey), small)]);
  } catch (error) {
    await db.storedFile.updateMany({ where: { objectKey }, data: { discardedAt: now() } });
    throw error;
  }
  const { count } = await db.storedFile.updateMany({
    where: { objectKey, householdId: row.householdId },
    data: { hasSmall: true },
  });
  if (count === 1) return { objectKey };
  // The household was deleted during the upload, together with the row of the photo. Without the row, nobody
  // would ever remove the photo from the store.
  await store.remove([objectKey, smallName(objectKey)]);
  throw new AppError("not_found", "The household is no longer there.");
}

/**
 * Stores a picture from a `data:` URL.
 * @throws {AppError} as `storePhoto`.
 */
export function storeInlinePhoto(
  actor: AuthorizedActor,
  { photo, bucket }: { photo: string; bucket: Bucket },
): Promise<{ objectKey: string }> {
  const base64 = photo.slice(photo.indexOf(",") + 1);
  return storePhoto(actor, { bytes: Buffer.from(base64, "base64"), bucket });
}

/** @throws {AppError} `too_large` when the household's photos would exceed their quota. */
async function requireQuota(tx: Tx, row: { householdId: number; size: number }): Promise<void> {
  const { householdId, size } = row;
  const taken = await tx.storedFile.aggregate({
    where: { householdId, discardedAt: null },
    _sum: { size: true },
  });
  if ((taken._sum.size ?? 0) + size <= QUOTA_MEGABYTES * MEGABYTE) return;
  throw new AppError(
    "too_large",
    `Your household's photos take up all of their ${QUOTA_MEGABYTES} MB. Remove photos from items or locations first. Photos of deleted items and locations count for ${RESTORABLE_DAYS} days.`,
  );
}
