import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { lineColumns } from "../data";
import { toLine, type Line } from "../dto";
import type { TickLine } from "../schema";

/**
 * Marks a line as purchased, or not. Stock changes only by counting, never by ticking.
 * @throws {AppError} `not_found`
 */
export async function tickLine(actor: Actor, input: TickLine & { id: number }): Promise<Line> {
  requirePermission(actor, "list:use");
  const [row] = await db.shoppingListItem.updateManyAndReturn({
    where: { id: input.id, householdId: actor.householdId },
    data: { purchased: input.purchased },
    select: lineColumns,
  });
  if (!row) throw notFound("Shopping list item");
  return toLine(row);
}
