import "server-only";
import { randomUUID } from "node:crypto";
import { AppError, notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { publishEvents } from "@/lib/server/job-events";
import { announce } from "@/lib/server/realtime/announce";
import type { ShoppingList } from "../../model/dto";
import { getShoppingList } from "../reads";
import { requestRationales } from "../request-rationales";

/**
 * Requests the rationales again for a list whose generation has failed.
 * @throws {AppError} `not_found`; `conflict` unless the list is in its error state.
 */
export const retryRationales = command(
  "list:use",
  async (actor, input: { id: number }): Promise<ShoppingList> => {
    const { householdId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const { count } = await tx.shoppingList.updateMany({
        where: { id: input.id, householdId, status: "error" },
        data: { status: "generating" },
      });
      if (count === 1) {
        await requestRationales(tx, { householdId, listId: input.id, attempt: randomUUID() });
        await announce(tx, actor, { kind: "list", ids: [input.id] });
        return;
      }
      const list = await tx.shoppingList.findFirst({ where: { id: input.id, householdId } });
      if (!list) throw notFound("Shopping list");
      throw new AppError("conflict", "This shopping list has not failed.");
    });
    await publishEvents();
    return getShoppingList(actor, input.id);
  },
);
