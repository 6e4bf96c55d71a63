import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePerson } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { claimKey, keyAt } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/live/announce";
import { lineColumns } from "../data";
import { toLine, type Line } from "../dto";
import type { TickLine } from "../schema";

type Input = TickLine & { id: number; idempotencyKey?: string | undefined };

/**
 * Marks a line as purchased, or not. Stock changes only by counting, never by ticking. A repeated
 * idempotency key changes nothing and gets the line as it stands: somebody may have unticked it since.
 * @throws {AppError} `not_found`
 */
export async function tickLine(actor: Actor, input: Input): Promise<Line> {
  requirePerson(actor, "list:use");
  const { householdId, userId } = actor;
  const { id, purchased } = input;
  const key = keyAt(`tick:${id}`, input.idempotencyKey);
  const where = { id, householdId };
  return transaction(async (tx) => {
    const isRepeat = key !== undefined && !(await claimKey(tx, { userId, key }));
    if (isRepeat) {
      const row = await tx.shoppingListItem.findFirst({ where, select: lineColumns });
      if (!row) throw notFound("Shopping list item");
      return toLine(row);
    }
    const [row] = await tx.shoppingListItem.updateManyAndReturn({
      where,
      data: { purchased },
      select: lineColumns,
    });
    if (!row) throw notFound("Shopping list item");
    await announce(tx, actor, { kind: "list", ids: [row.listId] });
    return toLine(row);
  });
}
