import "server-only";
import type { z } from "zod";
import type { Item } from "@/lib/features/items/model/dto";
import { isSeenAfter, stockWithout } from "@/lib/features/purchases/model/rules";
import { command } from "@/lib/policy/operation";
import { idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import type { recordUseSchema } from "../../model/schema";
import { writeStock } from "../write-stock";

type Input = z.output<typeof recordUseSchema> & { id: number; idempotencyKey?: string | undefined };

/**
 * Takes whole units off the stock of an item, down to 0, and appends the use to the journal. If the stock has
 * no whole unit, takes the partial amount off. A use before the latest observation of the stock does not
 * change the stock, because the observed amount already includes the use. A repeated idempotency key gets the
 * first answer.
 * @throws {AppError} as `writeStock`.
 */
export const recordUse = command(
  "stock:change",
  async (actor, { id, quantity, idempotencyKey, ...sent }: Input): Promise<Item> => {
    const { userId, householdId } = actor;
    const moment = observedAt(sent.observedAt);
    return writeStock(actor, {
      id,
      call: idempotentCall(`used:${id}`, idempotencyKey, { quantity }),
      async change(tx, before) {
        const isOutdated = isSeenAfter(before, moment);
        const { changed, ...stock } = stockWithout(before, isOutdated ? 0 : quantity);
        await tx.journalEntry.create({
          data: {
            householdId,
            userId,
            itemId: id,
            kind: "used",
            quantity: changed,
            observedAt: moment,
          },
          select: { id: true },
        });
        return changed === 0 ? null : stock;
      },
    });
  },
);
