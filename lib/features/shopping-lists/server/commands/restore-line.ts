import "server-only";
import { notFound } from "@/lib/core/errors";
import { absorbAdditions } from "@/lib/features/shopping-additions/server/leave-list";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { type Line, toLine } from "../../model/dto";
import { lineColumns } from "../reads";

interface Input {
  id: number;
  idempotencyKey?: string | undefined;
}

/**
 * Puts a removed line back on its list, in the state that it had. An open line absorbs the addition of its item that
 * was made meanwhile. Nothing changes for a line that is on the list, or for a repeated idempotency key.
 * @throws {AppError} `not_found`, also for a line of a list that was cleared since.
 */
export const restoreLine = command("list:use", async (actor, input: Input): Promise<Line> => {
  const { householdId, userId } = actor;
  const where = { id: input.id, householdId };
  const call = idempotentCall(`restore-line:${input.id}`, input.idempotencyKey, {});
  const restore = async (tx: Tx) => {
    const isRepeat = call !== undefined && !(await claimKey(tx, userId, call));
    const [restored] = isRepeat
      ? []
      : await tx.shoppingListItem.updateManyAndReturn({
          where: { ...where, removedAt: { not: null } },
          data: { removedAt: null, removedById: null },
          select: { listId: true },
        });
    if (restored) {
      await absorbAdditions(tx, actor, { lineId: input.id });
      await announce(tx, actor, { kind: "list", ids: [restored.listId] });
    }
    const row = await tx.shoppingListItem.findFirst({ where, select: lineColumns });
    if (!row) throw notFound("Shopping list item");
    return toLine(row);
  };
  // The lock prevents that somebody adds the item after `absorbAdditions` has searched for its addition, and before the
  // commit.
  return authorizedTransaction(actor, restore, { householdLock: "NO KEY UPDATE" });
});
