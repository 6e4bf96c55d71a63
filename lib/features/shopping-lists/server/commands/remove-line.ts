import "server-only";
import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { announce } from "@/lib/server/realtime/announce";
import type { removedDto } from "../../model/dto";
import type { RemoveLine } from "../../model/schema";

type Input = RemoveLine & { id: number; idempotencyKey?: string | undefined };

/**
 * Removes a line from its list. The row is kept, so that the line can be restored. The journal entries of the line are
 * kept too. Does nothing for a removed line. Does nothing for a repeated idempotency key, because somebody may have
 * restored the line in the meantime.
 * @throws {AppError} `not_found`
 */
export const removeLine = command(
  "list:use",
  async (actor, { id, ...input }: Input): Promise<z.output<typeof removedDto>> => {
    const { householdId, userId } = actor;
    const call = idempotentCall(`remove-line:${id}`, input.idempotencyKey, {});
    return authorizedTransaction(actor, async (tx) => {
      const isRepeat = call !== undefined && !(await claimKey(tx, userId, call));
      const line = await tx.shoppingListItem.findFirst({
        where: { id, householdId },
        select: { listId: true },
      });
      if (!line) throw notFound("Shopping list item");
      const { listId } = line;
      if (isRepeat) return { id, listId };
      const { count } = await tx.shoppingListItem.updateMany({
        where: { id, householdId, removedAt: null },
        data: { removedAt: observedAt(input.observedAt), removedById: userId },
      });
      if (count > 0) await announce(tx, actor, { kind: "list", ids: [listId] });
      return { id, listId };
    });
  },
);
