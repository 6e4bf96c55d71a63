import "server-only";
import type { z } from "zod";
import { WHOLE } from "@/lib/core/amount";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { takenBackDto } from "../../model/dto";
import { boughtKey, statesOfBought, stockWithout } from "../../model/rules";
import type { takeBackSchema } from "../../model/schema";
import { moveBought } from "../move-bought";
import { requireLatestList } from "../require-latest-list";
import { readLatestJournal } from "../select-latest-journal";

type Sent = z.output<typeof takeBackSchema>;

/** Without a list, `id` is null and there are no lines. */
type Input = Sent & { id: number | null; idempotencyKey?: string | undefined };

/**
 * Removes from the stock what was put away since the latest list was made. A line or an addition that is still ticked
 * can then be put away again. Skips lines and additions that are not put away, and those that another person than `by`
 * has put away. If the stock of an item was seen after the put-away, the stock does not change and the journal entry
 * has the quantity 0. A repeated idempotency key gets the first answer.
 * @returns the ids of the lines and additions that were taken back
 * @throws {AppError} as `requireLatestList`; `idempotency_mismatch` for a key that came with other lines.
 */
export const takeBack = command(
  "stock:put-away",
  async (actor, { idempotencyKey, ...input }: Input): Promise<z.output<typeof takenBackDto>> => {
    const { userId, householdId } = actor;
    const { id, by } = input;
    const call = idempotentCall(`take-back:${id}`, idempotencyKey, hashed(input));
    return authorizedTransaction(
      actor,
      (tx) =>
        answerOnce(tx, { userId, call, answer: takenBackDto }, async () => {
          await requireLatestList(tx, { householdId, id });
          const states = statesOfBought(await readLatestJournal(tx, householdId));
          const moved = await moveBought(tx, actor, {
            kind: "taken_back",
            listId: id,
            things: [...keysOf(input)].flatMap((key) => {
              const putAway = states.get(key)?.putAway;
              if (!putAway || (by !== undefined && (putAway.by ?? FORMER_MEMBER) !== by)) return [];
              const { lineId, additionId, itemId, quantity, at } = putAway;
              const putAwayAt = new Date(at);
              return [{ lineId, additionId, itemId, quantity: quantity / WHOLE, putAwayAt }];
            }),
            observedAt: observedAt(input.observedAt),
            change: stockWithout,
          });
          return {
            lineIds: moved.flatMap(({ lineId }) => lineId ?? []),
            additionIds: moved.flatMap(({ additionId }) => additionId ?? []),
          };
        }),
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

/**
 * Returns the input that is hashed for its idempotency key. It has no additions where none were sent: a call that the
 * previous release has answered, and that is repeated after the update, then has the same hash.
 */
function hashed({ lineIds, additionIds, by }: Sent) {
  return additionIds.length === 0 ? { lineIds, by } : { lineIds, additionIds, by };
}

function keysOf({ lineIds, additionIds }: Sent): Set<string> {
  return new Set([
    ...lineIds.map((lineId) => boughtKey({ lineId })),
    ...additionIds.map((additionId) => boughtKey({ additionId })),
  ]);
}
