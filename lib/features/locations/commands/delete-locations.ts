import { notFound } from "@/lib/core/errors";
import {
  discardUnusedPhotos,
  removeDiscardedPhotos,
} from "@/lib/features/photos/commands/discard-photos";
import { lockPhotos } from "@/lib/features/photos/commands/lock-photos";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/live/announce";

/**
 * Hides locations, and their items with them: all or none. Their photos leave the store.
 * @throws {AppError} `not_found` when one of them is not a live location of the household.
 */
export async function deleteLocations(
  actor: Actor,
  input: { ids: number[] },
): Promise<{ deleted: number }> {
  requirePermission(actor, "inventory:edit");
  const { householdId } = actor;
  const ids = [...new Set(input.ids)];
  const live = { householdId, isDeleted: false };
  const discarded = await transaction(async (tx) => {
    await lockPhotos(tx, householdId);
    const photos = await Promise.all([
      tx.location.findMany({ where: { ...live, id: { in: ids } }, select: { photo: true } }),
      tx.item.findMany({ where: { ...live, locationId: { in: ids } }, select: { photo: true } }),
    ]);
    const hidden = { isDeleted: true, photo: null };
    const { count } = await tx.location.updateMany({
      where: { ...live, id: { in: ids } },
      data: hidden,
    });
    if (count !== ids.length) throw notFound("Location");
    await tx.item.updateMany({ where: { ...live, locationId: { in: ids } }, data: hidden });
    await announce(tx, actor, { kind: "locations", ids });
    const objectKeys = photos.flat().map(({ photo }) => photo);
    return discardUnusedPhotos(tx, { householdId, objectKeys });
  });
  await removeDiscardedPhotos(discarded);
  return { deleted: ids.length };
}
