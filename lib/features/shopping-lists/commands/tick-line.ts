import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/live/announce";
import { lineColumns } from "../data";
import { toLine, type Line } from "../dto";
import type { TickLine } from "../schema";

/**
 * Marks a line as purchased, or not. Stock changes only by counting, never by ticking.
 * @throws {AppError} `not_found`
 */
export async function tickLine(actor: Actor, input: TickLine & { id: number }): Promise<Line> {
  requirePermission(actor, "list:use");
  return transaction(async (tx) => {
    const [row] = await tx.shoppingListItem.updateManyAndReturn({
      where: { id: input.id, householdId: actor.householdId },
      data: { purchased: input.purchased },
      select: lineColumns,
    });
    if (!row) throw notFound("Shopping list item");
    await announce(tx, actor, { kind: "list", ids: [row.listId] });
    return toLine(row);
  });
}
