import "server-only";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { type Line, toLine } from "../../model/dto";
import type { TickLine } from "../../model/schema";
import { lineColumns } from "../reads";

type Input = TickLine & { id: number; idempotencyKey?: string | undefined };

/**
 * Marks a line as purchased, or not. Ticking never changes stock. A repeated idempotency key changes nothing and gets
 * the present line, which somebody may have unticked since.
 * @throws {AppError} `not_found`; `idempotency_mismatch` for a key that came with the other state.
 */
export const tickLine = command("list:use", async (actor, input: Input): Promise<Line> => {
  const { householdId, userId } = actor;
  const { id, purchased } = input;
  const call = idempotentCall(`tick:${id}`, input.idempotencyKey, { purchased });
  const where = { id, householdId };
  return authorizedTransaction(actor, async (tx) => {
    const isRepeat = call !== undefined && !(await claimKey(tx, userId, call));
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
});
