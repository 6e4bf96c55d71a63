import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { Line } from "../../model/dto";

/**
 * Deletes all lines of a list. The list itself stays, with the time and the person. Clearing a list
 * without lines changes nothing.
 * @throws {AppError} `not_found`
 */
export const clearList = command(
  "list:clear",
  async (actor, input: { id: number }): Promise<{ items: Line[] }> => {
    const { householdId, userId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const list = await tx.shoppingList.findFirst({
        where: { id: input.id, householdId },
        select: { id: true },
      });
      if (!list) throw notFound("Shopping list");
      const { count } = await tx.shoppingListItem.deleteMany({
        where: { listId: list.id, householdId },
      });
      if (count === 0) return;
      await tx.shoppingList.updateMany({
        where: { id: list.id, householdId },
        data: { clearedAt: now(), clearedById: userId },
      });
      await announce(tx, actor, { kind: "list", ids: [list.id] });
    });
    return { items: [] };
  },
);
