import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { removeTicked } from "@/lib/features/shopping-additions/server/leave-list";
import { reopenAdditions } from "@/lib/features/shopping-additions/server/reopen-additions";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import type { Line } from "../../model/dto";
import { endLinksOfList } from "../end-links-of-list";

/**
 * Deletes all lines of a list and ends its shopping links. From the latest list it also removes the ticked additions,
 * and it puts the additions back that the deleted lines have absorbed. Unticked additions stay on the list. The row of
 * the list is kept; if the list had lines, it gets the time and the person of the clearing.
 * @throws {AppError} `not_found`
 */
export const clearList = command(
  "list:clear",
  async (actor, input: { id: number }): Promise<{ items: Line[] }> => {
    const { householdId, userId } = actor;
    const clear = async (tx: Tx) => {
      const [list, newer] = await tx.shoppingList.findMany({
        where: { id: { gte: input.id }, householdId },
        orderBy: { id: "asc" },
        take: 2,
        select: { id: true },
      });
      if (list?.id !== input.id) throw notFound("Shopping list");
      if (!newer) {
        await removeTicked(tx, actor);
        await reopenAdditions(tx, actor);
      }
      await endLinksOfList(tx, actor, list.id);
      const { count } = await tx.shoppingListItem.deleteMany({
        where: { listId: list.id, householdId },
      });
      if (count === 0) return;
      await tx.shoppingList.updateMany({
        where: { id: list.id, householdId },
        data: { clearedAt: now(), clearedById: userId },
      });
      await announce(tx, actor, { kind: "list", ids: [list.id] });
    };
    // Without this lock, a line could absorb an addition after `reopenAdditions` and before the line is
    // deleted. That addition would be lost.
    await authorizedTransaction(actor, clear, { householdLock: "NO KEY UPDATE" });
    return { items: [] };
  },
);
