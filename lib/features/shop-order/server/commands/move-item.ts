import "server-only";
import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { ShopOrder } from "../../model/dto";
import type { OrderSource } from "../../model/order";
import type { moveItemSchema } from "../../model/schema";
import { selectOrderSource, toShopOrder } from "../select-order";

/**
 * Moves an item directly before or after another one in the order of the shop, whatever trips teach. A later move of the
 * same item replaces its former one.
 * @returns the order of the shop with the move
 * @throws {AppError} `not_found` for an item that the household does not have, or has deleted.
 */
export const moveItem = command(
  "list:use",
  async (actor, move: z.output<typeof moveItemSchema>): Promise<ShopOrder> => {
    const { householdId } = actor;
    const { itemId, besideId, isAfter } = move;
    return authorizedTransaction(
      actor,
      async (tx) => {
        const found = await tx.item.count({
          where: { householdId, id: { in: [itemId, besideId] }, isDeleted: false },
        });
        if (found < 2) throw notFound("Item");
        // Moves are applied by id, so the row of a former move is not updated.
        await tx.shopMove.deleteMany({ where: { householdId, itemId } });
        await tx.shopMove.create({ data: { householdId, itemId, besideId, isAfter } });
        await announce(tx, actor, { kind: "shopOrder", ids: [itemId] });
        const [row] = await tx.$queryRaw<OrderSource[]>(selectOrderSource(householdId));
        return toShopOrder(row);
      },
      // Two simultaneous moves of one item would insert two rows.
      { householdLock: "NO KEY UPDATE" },
    );
  },
);
