import "server-only";
import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { ShopOrder } from "../../model/dto";
import { neededMoves, type OrderSource } from "../../model/order";
import type { moveItemSchema } from "../../model/schema";
import { selectOrderSource, toShopOrder } from "../select-order";

/**
 * Moves an item directly before or after another one in the order of the shop. The move overrides the order that is
 * learned from trips. Items that were moved beside it earlier stay in their places.
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
        await tx.shopMove.create({ data: { householdId, itemId, besideId, isAfter } });
        const moves = await tx.shopMove.findMany({
          where: { householdId },
          orderBy: { id: "asc" },
        });
        const needed = neededMoves(moves).map(({ id }) => id);
        await tx.shopMove.deleteMany({ where: { householdId, id: { notIn: needed } } });
        await announce(tx, actor, { kind: "shopOrder", ids: [itemId] });
        const [row] = await tx.$queryRaw<OrderSource[]>(selectOrderSource(householdId));
        return toShopOrder(row);
      },
      // Simultaneous moves in a household run one after the other, so that each one reads the moves before
      // it.
      { householdLock: "NO KEY UPDATE" },
    );
  },
);
