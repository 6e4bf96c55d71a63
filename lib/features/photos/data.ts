import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { smallName, storeNamed } from "@/lib/server/photos/stores";
import { OBJECT_KEY } from "./schema";

/**
 * The bytes of a photo of the household (WebP), or of its small variant where there is one.
 * @throws {AppError} `not_found`, for another household's photo as for none.
 */
export async function readPhoto(
  actor: Actor,
  input: { objectKey: string; isSmall: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  requirePermission(actor, "household:view");
  if (!OBJECT_KEY.test(input.objectKey)) throw notFound("Photo");
  const photo = await db.storedFile.findFirst({
    where: { objectKey: input.objectKey, householdId: actor.householdId, discardedAt: null },
    select: { store: true, hasSmall: true },
  });
  if (!photo) throw notFound("Photo");
  const store = storeNamed(photo.store);
  const bytes =
    (input.isSmall && photo.hasSmall ? await store.get(smallName(input.objectKey)) : null) ??
    (await store.get(input.objectKey));
  if (!bytes) throw notFound("Photo");
  return bytes;
}
