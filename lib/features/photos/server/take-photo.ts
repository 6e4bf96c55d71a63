import "server-only";
import { AppError } from "@/lib/core/errors";
import { type AuthorizedActor } from "@/lib/policy/operation";
import type { Tx } from "@/lib/server/db";
import { consume } from "@/lib/server/rate-limit";
import { type Bucket, INLINE_PHOTO } from "../model/schema";
import { storeInlinePhoto } from "./store-photo";

/** The value of a `photo` field; undefined where it was not sent. */
type PhotoField = string | null | undefined;

/**
 * Moves the inline data of a `photo` field to the store, which counts as an upload, and returns its key. Returns any
 * other value unchanged for `requireStoredPhoto` to check.
 * @throws {AppError} `rate_limited`; as `storePhoto`.
 */
export async function uploadInlinePhoto<Field extends PhotoField>(
  actor: AuthorizedActor,
  { photo, bucket }: { photo: Field; bucket: Bucket },
): Promise<Field | string> {
  if (typeof photo !== "string" || !INLINE_PHOTO.test(photo)) return photo;
  await consume("upload:user", String(actor.userId));
  return (await storeInlinePhoto(actor, { photo, bucket })).objectKey;
}

/**
 * Checks a `photo` field before it is written, in a transaction that has locked the household's row (NO KEY UPDATE),
 * so that no other transaction discards the photo at the same time.
 * @throws {AppError} `invalid_input` for a key that does not name a stored photo of the household.
 */
export async function requireStoredPhoto(
  tx: Tx,
  { householdId, photo }: { householdId: number; photo: PhotoField },
): Promise<void> {
  if (photo === undefined || photo === null) return;
  const stored = await tx.storedFile.count({
    where: { objectKey: photo, householdId, discardedAt: null },
  });
  if (stored === 1) return;
  const message = "The photo must be one that was uploaded";
  throw new AppError("invalid_input", message, { issues: [{ path: "photo", message }] });
}
