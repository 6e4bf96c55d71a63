import "server-only";
import type { z } from "zod";
import { WHOLE } from "@/lib/core/amount";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { takenBackDto } from "../../model/dto";
import { statesOfLines, stockWithout } from "../../model/rules";
import type { takeBackSchema } from "../../model/schema";
import { moveLines } from "../move-lines";
import { readJournal } from "../read-journal";
import { requireLatestList } from "../require-latest-list";

type Input = z.output<typeof takeBackSchema> & { id: number; idempotencyKey?: string | undefined };

/**
 * Removes what was put away of the latest list from the stock again. The lines can be put away once more if they are
 * still ticked. Skips lines that are not put away, and lines that another person than `by` has put away. The stock of
 * an item that was seen after the put-away stays; the quantity of the entry is 0 then. A repeated idempotency key gets
 * the first answer.
 * @returns the ids of the lines that were taken back
 * @throws {AppError} as `requireLatestList`; `idempotency_mismatch` for a key that came with other lines.
 */
export const takeBack = command(
  "stock:put-away",
  async (actor, { idempotencyKey, ...input }: Input): Promise<z.output<typeof takenBackDto>> => {
    const { userId, householdId } = actor;
    const { id, lineIds, by } = input;
    const call = idempotentCall(`take-back:${id}`, idempotencyKey, { lineIds, by });
    return authorizedTransaction(
      actor,
      (tx) =>
        answerOnce(tx, { userId, call, answer: takenBackDto }, async () => {
          await requireLatestList(tx, { householdId, id });
          const states = statesOfLines(await readJournal(tx, { householdId, listId: id }));
          const moved = await moveLines(tx, actor, {
            kind: "taken_back",
            listId: id,
            lines: [...new Set(lineIds)].flatMap((lineId) => {
              const putAway = states.get(lineId)?.putAway;
              const isMeant = by === undefined || (putAway?.user?.username ?? FORMER_MEMBER) === by;
              return putAway && isMeant
                ? [
                    {
                      lineId,
                      itemId: putAway.itemId,
                      quantity: putAway.quantity / WHOLE,
                      putAwayAt: putAway.observedAt,
                    },
                  ]
                : [];
            }),
            observedAt: observedAt(input.observedAt),
            change: stockWithout,
          });
          return { lineIds: moved.map(({ lineId }) => lineId) };
        }),
      { householdLock: "NO KEY UPDATE" },
    );
  },
);
