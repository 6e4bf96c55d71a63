import "server-only";
import { notFound } from "@/lib/core/errors";
import {
  discardUnusedPhotos,
  removeDiscardedPhotos,
} from "@/lib/features/photos/server/discard-photos";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";

/**
 * Marks items as deleted, all or none. Their photos are deleted from the store.
 * @throws {AppError} `not_found` when one of them is not a live item of the household.
 */
export const deleteItems = command(
  "inventory:edit",
  async (actor, input: { ids: number[] }): Promise<{ deleted: number }> => {
    const { householdId } = actor;
    const ids = [...new Set(input.ids)];
    const where = { id: { in: ids }, householdId, isDeleted: false };
    const discarded = await authorizedTransaction(
      actor,
      async (tx) => {
        const photos = await tx.item.findMany({ where, select: { photo: true } });
        const { count } = await tx.item.updateMany({
          where,
          data: { isDeleted: true, photo: null },
        });
        if (count !== ids.length) throw notFound("Item");
        await announce(tx, actor, { kind: "items", ids });
        const objectKeys = photos.map(({ photo }) => photo);
        return discardUnusedPhotos(tx, { householdId, objectKeys });
      },
      { householdLock: "NO KEY UPDATE" },
    );
    await removeDiscardedPhotos(discarded);
    return { deleted: ids.length };
  },
);
