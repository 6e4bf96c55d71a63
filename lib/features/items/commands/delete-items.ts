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
 * Hides items: all or none. Their photos leave the store.
 * @throws {AppError} `not_found` when one of them is not a live item of the household.
 */
export async function deleteItems(
  actor: Actor,
  input: { ids: number[] },
): Promise<{ deleted: number }> {
  requirePermission(actor, "inventory:edit");
  const { householdId } = actor;
  const ids = [...new Set(input.ids)];
  const where = { id: { in: ids }, householdId, isDeleted: false };
  const discarded = await transaction(async (tx) => {
    await lockPhotos(tx, householdId);
    const photos = await tx.item.findMany({ where, select: { photo: true } });
    const { count } = await tx.item.updateMany({ where, data: { isDeleted: true, photo: null } });
    if (count !== ids.length) throw notFound("Item");
    await announce(tx, actor, { kind: "items", ids });
    const objectKeys = photos.map(({ photo }) => photo);
    return discardUnusedPhotos(tx, { householdId, objectKeys });
  });
  await removeDiscardedPhotos(discarded);
  return { deleted: ids.length };
}
