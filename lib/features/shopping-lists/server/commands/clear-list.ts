import "server-only";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { Line } from "../../model/dto";

/**
 * Deletes all lines of a list. The list itself stays.
 * @throws {AppError} `not_found`
 */
export const clearList = command(
  "list:clear",
  async (actor, input: { id: number }): Promise<{ items: Line[] }> => {
    const { householdId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const list = await tx.shoppingList.findFirst({
        where: { id: input.id, householdId },
        select: { id: true },
      });
      if (!list) throw notFound("Shopping list");
      await tx.shoppingListItem.deleteMany({ where: { listId: list.id, householdId } });
      await announce(tx, actor, { kind: "list", ids: [list.id] });
    });
    return { items: [] };
  },
);
