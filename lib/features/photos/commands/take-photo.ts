import { AppError } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { INLINE_PHOTO, type Bucket } from "../schema";
import { storePhoto } from "./store-photo";

/**
 * What a `photo` field becomes in the database: null, or the key of a stored photo of the own household.
 * Inline data is moved to the store. `undefined` stays so: the field was not sent.
 * @throws {AppError} `invalid_input` for a key that is not the household's; as `storePhoto`.
 */
export async function takePhoto(
  actor: Actor,
  input: { photo: string | null | undefined; bucket: Bucket },
): Promise<string | null | undefined> {
  requirePermission(actor, "inventory:edit");
  const { photo, bucket } = input;
  if (photo === null || photo === undefined) return photo;
  if (INLINE_PHOTO.test(photo)) {
    const base64 = photo.slice(photo.indexOf(",") + 1);
    return (await storePhoto(actor, { bytes: Buffer.from(base64, "base64"), bucket })).objectKey;
  }
  const stored = await db.storedFile.findFirst({
    where: { objectKey: photo, householdId: actor.householdId, discardedAt: null },
    select: { objectKey: true },
  });
  if (stored) return stored.objectKey;
  const message = "The photo must be one that was uploaded";
  throw new AppError("invalid_input", message, { issues: [{ path: "photo", message }] });
}
