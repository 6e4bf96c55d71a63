import "server-only";
import { now } from "@/lib/core/clock";
import { AppError, notFound } from "@/lib/core/errors";
import { type Item, itemDto, toItem } from "@/lib/features/items/model/dto";
import { isCheckRunning } from "@/lib/features/items/server/is-check-running";
import { itemColumns } from "@/lib/features/items/server/reads";
import type { SeenStock } from "@/lib/features/purchases/model/rules";
import type { AuthorizedActor } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { answerOnce, type IdempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { COUNT_INSTEAD } from "../model/copy";

interface StockWrite {
  id: number;
  call: IdempotentCall | undefined;
  /** Appends the change to the journal, and returns the stock after it; null if it changes nothing. */
  change: (tx: Tx, before: SeenStock) => Promise<Partial<SeenStock> | null>;
}

/**
 * Changes the stock of an item between two checks, once for an idempotency key. The lock of the household's row makes
 * the start of a check wait, because a check counts what is there.
 * @returns the item after the change
 * @throws {AppError} `not_found`; `conflict` while a check runs; `idempotency_mismatch`.
 */
export async function writeStock(
  actor: AuthorizedActor,
  { id, call, change }: StockWrite,
): Promise<Item> {
  const { userId, householdId } = actor;
  return authorizedTransaction(
    actor,
    (tx) =>
      answerOnce(tx, { userId, call, answer: itemDto }, async () => {
        const before = await lockItem(tx, { householdId, id });
        if (await isCheckRunning(tx, householdId)) throw new AppError("conflict", COUNT_INSTEAD);
        const stock = await change(tx, before);
        const row = await tx.item.update({
          where: { id, householdId },
          data: stock === null ? {} : { ...stock, updatedAt: now() },
          select: itemColumns,
        });
        if (stock !== null) await announce(tx, actor, { kind: "items", ids: [id] });
        return toItem(row);
      }),
    { householdLock: "NO KEY UPDATE" },
  );
}

async function lockItem(
  tx: Tx,
  { householdId, id }: { householdId: number; id: number },
): Promise<SeenStock> {
  const [item] = await tx.$queryRaw<SeenStock[]>`
    SELECT current_stock AS "currentStock", partial_amount AS "partialAmount", last_counted_at AS "lastCountedAt"
    FROM items WHERE id = ${id} AND household_id = ${householdId} AND NOT is_deleted FOR UPDATE`;
  if (!item) throw notFound("Item");
  return item;
}
