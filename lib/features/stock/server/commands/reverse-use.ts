import "server-only";
import type { z } from "zod";
import type { Item } from "@/lib/features/items/model/dto";
import { isSeenAfter } from "@/lib/features/purchases/model/rules";
import { command } from "@/lib/policy/operation";
import { idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { stockWithUnused, useToReverse } from "../../model/rules";
import type { reverseUseSchema } from "../../model/schema";
import { writeStock } from "../write-stock";

type Input = z.output<typeof reverseUseSchema> & {
  id: number;
  idempotencyKey?: string | undefined;
};

/** The number of the latest journal entries among which the use is searched. People undo a use soon after it. */
const MOST_ENTRIES = 100;

/**
 * Adds what the person's latest use of an item has taken off to the stock again, and appends the reversal to
 * the journal. Does nothing if the person has no such use. If somebody counted or set the stock after the
 * use, the stock does not change. A repeated idempotency key gets the first answer.
 * @throws {AppError} as `writeStock`.
 */
export const reverseUse = command(
  "stock:change",
  async (actor, { id, idempotencyKey, ...sent }: Input): Promise<Item> => {
    const { userId, householdId } = actor;
    return writeStock(actor, {
      id,
      call: idempotentCall(`reverse-use:${id}`, idempotencyKey, {}),
      async change(tx, before) {
        const own = { householdId, userId, itemId: id };
        const use = useToReverse(
          await tx.journalEntry.findMany({
            where: { ...own, kind: { in: ["used", "use_reversed"] } },
            orderBy: { id: "desc" },
            take: MOST_ENTRIES,
            select: { kind: true, quantity: true, observedAt: true },
          }),
        );
        if (!use) return null;
        const taken = isSeenAfter(before, use.observedAt) ? 0 : use.quantity;
        const { changed, ...stock } = stockWithUnused(before, taken);
        await tx.journalEntry.create({
          data: {
            ...own,
            kind: "use_reversed",
            quantity: changed,
            observedAt: observedAt(sent.observedAt),
          },
          select: { id: true },
        });
        return changed === 0 ? null : stock;
      },
    });
  },
);
