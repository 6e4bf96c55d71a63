import { AppError } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import type { Tx } from "@/lib/server/db";
import { consume } from "@/lib/server/rate-limit";
import { INLINE_PHOTO, type Bucket } from "../schema";
import { lockPhotos } from "./lock-photos";
import { storeInlinePhoto } from "./store-photo";

/** What a `photo` field holds; undefined where it was not sent. */
type PhotoField = string | null | undefined;

/**
 * Moves a `photo` field's inline data to the store, which counts as an upload, and gives its key back.
 * Whatever else the field holds stays as it is; `takePhoto` looks at it.
 * @throws {AppError} `rate_limited`; as `storePhoto`.
 */
export async function uploadInlinePhoto<Field extends PhotoField>(
  actor: Actor,
  { photo, bucket }: { photo: Field; bucket: Bucket },
): Promise<Field | string> {
  requirePermission(actor, "inventory:edit");
  if (typeof photo !== "string" || !INLINE_PHOTO.test(photo)) return photo;
  if (actor.kind === "user") await consume("upload:user", String(actor.userId));
  return (await storeInlinePhoto(actor, { photo, bucket })).objectKey;
}

/**
 * The first step of a transaction that writes a `photo` field.
 * @throws {AppError} `invalid_input` for a key that does not name a stored photo of the household.
 */
export async function takePhoto(
  tx: Tx,
  { householdId, photo }: { householdId: number; photo: PhotoField },
): Promise<void> {
  if (photo === undefined) return;
  await lockPhotos(tx, householdId);
  if (photo === null) return;
  const stored = await tx.storedFile.count({
    where: { objectKey: photo, householdId, discardedAt: null },
  });
  if (stored === 1) return;
  const message = "The photo must be one that was uploaded";
  throw new AppError("invalid_input", message, { issues: [{ path: "photo", message }] });
}
