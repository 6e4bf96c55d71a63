import "server-only";
import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { UndoneCount } from "../../model/dto";
import type { undoCountSchema } from "../../model/schema";
import { lockCheck, notRunning } from "../lock-check";
import { restoreStock } from "../restore-stock";

/**
 * Deletes the person's own count of an item, so that the item is pending again, and restores its stock as
 * cancelling the check would. A count of another person and a count that was observed after the undo are not
 * deleted. A count of another person that the deleted count has replaced is not restored, because the entry does
 * not contain it. The device therefore sends an undo of such a count only if it did not have the other
 * person's count. Undoing twice is no error.
 * @returns whether a count was deleted.
 * @throws {AppError} `not_found` for the check or the item; `conflict` when it is not running.
 */
export const undoCount = command(
  "check:run",
  async (actor, input: z.output<typeof undoCountSchema>): Promise<UndoneCount> => {
    const { householdId, userId } = actor;
    const { updateId, itemId, undoneAt } = input;
    return authorizedTransaction(actor, async (tx) => {
      const status = await lockCheck(tx, { householdId, id: updateId });
      if (status !== "in_progress") throw notRunning(status);
      const item = await tx.item.findFirst({
        where: { id: itemId, householdId },
        select: {
          counts: {
            where: {
              updateId,
              countedById: userId,
              basis: "counted",
              observedAt: { lte: new Date(undoneAt) },
            },
            select: { id: true },
          },
        },
      });
      if (!item) throw notFound("Item");
      const [count] = item.counts;
      if (!count) return { isUndone: false };
      await restoreStock(tx, { householdId, updateId, itemId });
      await tx.inventoryItem.deleteMany({ where: { id: count.id, householdId } });
      await announce(tx, actor, { kind: "check", ids: [updateId] });
      await announce(tx, actor, { kind: "items", ids: [itemId] });
      return { isUndone: true };
    });
  },
);
