import "server-only";
import type { z } from "zod";
import type { Item } from "@/lib/features/items/model/dto";
import { appendSet } from "@/lib/features/items/server/append-set";
import { isSeenAfter } from "@/lib/features/purchases/model/rules";
import { command } from "@/lib/policy/operation";
import { idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { stockSince } from "../../model/rules";
import type { setAmountSchema } from "../../model/schema";
import { readStockEntries } from "../read-stock-entries";
import { writeStock } from "../write-stock";

type Input = z.output<typeof setAmountSchema> & { id: number; idempotencyKey?: string | undefined };

/**
 * Sets the stock of an item to the amount that the person saw, and appends the amount to the journal. Of two
 * observations the later one stays, in either order of arrival. Purchases put away and uses after the
 * observation are applied to the amount. A repeated idempotency key gets the first answer.
 * @throws {AppError} as `writeStock`.
 */
export const setAmount = command(
  "stock:change",
  async (actor, { id, idempotencyKey, ...input }: Input): Promise<Item> => {
    const { currentStock, partialAmount } = input;
    const moment = observedAt(input.observedAt);
    return writeStock(actor, {
      id,
      call: idempotentCall(`amount:${id}`, idempotencyKey, { currentStock, partialAmount }),
      async change(tx, before) {
        if (isSeenAfter(before, moment)) return null;
        const seen = { currentStock, partialAmount };
        await appendSet(tx, actor, { id, ...seen }, moment);
        const later = await readStockEntries(tx, {
          householdId: actor.householdId,
          itemId: id,
          after: moment,
        });
        return { ...stockSince(seen, later), lastCountedAt: moment };
      },
    });
  },
);
