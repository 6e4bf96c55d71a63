import "server-only";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { type Line, toLine } from "../../model/dto";
import type { TickLine } from "../../model/schema";
import { appendTick } from "../append-tick";
import { observedAt } from "../observed-at";
import { lineColumns } from "../reads";

type Input = TickLine & { id: number; idempotencyKey?: string | undefined };

/**
 * Marks a line as purchased, or not, and records the change in the journal. Ticking never changes stock. Nothing
 * changes if the line is in that state already, or for a repeated idempotency key: somebody may have unticked the line
 * since.
 * @returns the present line
 * @throws {AppError} `not_found`; `idempotency_mismatch` for a key that came with the other state.
 */
export const tickLine = command("list:use", async (actor, input: Input): Promise<Line> => {
  const { householdId, userId } = actor;
  const { id, purchased } = input;
  const call = idempotentCall(`tick:${id}`, input.idempotencyKey, { purchased });
  const where = { id, householdId };
  return authorizedTransaction(actor, async (tx) => {
    const isRepeat = call !== undefined && !(await claimKey(tx, userId, call));
    const [changed] = isRepeat
      ? []
      : await tx.shoppingListItem.updateManyAndReturn({
          where: { ...where, purchased: !purchased },
          data: { purchased },
          select: lineColumns,
        });
    if (changed) {
      await appendTick(tx, actor, { line: changed, observedAt: observedAt(input.observedAt) });
      await announce(tx, actor, { kind: "list", ids: [changed.listId] });
      return toLine(changed);
    }
    const row = await tx.shoppingListItem.findFirst({ where, select: lineColumns });
    if (!row) throw notFound("Shopping list item");
    return toLine(row);
  });
});
