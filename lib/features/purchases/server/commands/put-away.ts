import "server-only";
import type { z } from "zod";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { putAwayDto } from "../../model/dto";
import { isLeftToPutAway, statesOfLines, stockWith } from "../../model/rules";
import type { putAwaySchema } from "../../model/schema";
import { moveLines } from "../move-lines";
import { readJournal } from "../read-journal";
import { requireLatestList } from "../require-latest-list";

type Input = z.output<typeof putAwaySchema> & { id: number; idempotencyKey?: string | undefined };

/**
 * Adds what was bought of the latest list to the stock. Puts away those of the given lines that are ticked, not removed
 * from the list, and not put away already. The lock of the household's row makes a second call wait for the journal
 * of the first, so that no line is put away twice. The stock of an item that was seen after the put-away stays; the
 * quantity of the entry is 0 then. A repeated idempotency key gets the first answer.
 * @returns the lines that were put away
 * @throws {AppError} as `requireLatestList`; `idempotency_mismatch` for a key that came with other lines.
 */
export const putAway = command(
  "stock:put-away",
  async (actor, { idempotencyKey, ...input }: Input): Promise<z.output<typeof putAwayDto>> => {
    const { userId, householdId } = actor;
    const { id, lines } = input;
    const call = idempotentCall(`put-away:${id}`, idempotencyKey, { lines });
    return authorizedTransaction(
      actor,
      (tx) =>
        answerOnce(tx, { userId, call, answer: putAwayDto }, async () => {
          const list = await requireLatestList(tx, { householdId, id });
          const putAwayAt = latestOf(observedAt(input.observedAt), list.createdAt);
          const states = statesOfLines(await readJournal(tx, { householdId, listId: id }));
          const removed = await removedLines(tx, { householdId, listId: id });
          const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
          const left = [...quantities].flatMap(([lineId, quantity]) => {
            const state = states.get(lineId);
            return state && isLeftToPutAway(state) && !removed.has(lineId)
              ? [{ lineId, itemId: state.itemId, quantity, putAwayAt }]
              : [];
          });
          const moved = await moveLines(tx, actor, {
            kind: "put_away",
            listId: id,
            lines: left,
            observedAt: putAwayAt,
            change: stockWith,
          });
          return { putAway: moved };
        }),
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

/**
 * Returns the later moment. What is on a list is put away after the counts of its check, also where the clock of the
 * device is slow.
 */
function latestOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** Returns the ids of the lines that were removed from a list one by one. */
async function removedLines(
  tx: Tx,
  { householdId, listId }: { householdId: number; listId: number },
): Promise<Set<number>> {
  const rows = await tx.shoppingListItem.findMany({
    where: { householdId, listId, removedAt: { not: null } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
