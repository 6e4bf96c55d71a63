import "server-only";
import type { z } from "zod";
import { followAdditions } from "@/lib/features/shopping-additions/server/follow-additions";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { putAwayDto } from "../../model/dto";
import { boughtKey, isLeftToPutAway, statesOfBought, stockWith } from "../../model/rules";
import type { putAwaySchema } from "../../model/schema";
import { moveBought } from "../move-bought";
import { requireLatestList } from "../require-latest-list";
import { readLatestJournal } from "../select-latest-journal";

type Sent = z.output<typeof putAwaySchema>;

/** Without a list, `id` is null and there are no lines. */
type Input = Sent & { id: number | null; idempotencyKey?: string | undefined };

/**
 * Adds to the stock what was bought since the latest list was made. Puts away those of the given lines and additions
 * that are ticked, not removed from the list one by one, and not put away already. A merged or absorbed addition is
 * replaced by the addition or line that it has become a part of. The lock of the household's row makes a second call
 * wait for the journal of the first, so that nothing is put away twice. If the stock of an item was seen after the
 * put-away, the stock does not change and the journal entry has the quantity 0. A repeated idempotency key gets the
 * first answer.
 * @returns the lines and additions that were put away
 * @throws {AppError} as `requireLatestList`; `idempotency_mismatch` for a key that came with other lines.
 */
export const putAway = command(
  "stock:put-away",
  async (actor, { idempotencyKey, ...input }: Input): Promise<z.output<typeof putAwayDto>> => {
    const { userId, householdId } = actor;
    const { id } = input;
    const call = idempotentCall(`put-away:${id}`, idempotencyKey, hashed(input));
    return authorizedTransaction(
      actor,
      (tx) =>
        answerOnce(tx, { userId, call, answer: putAwayDto }, async () => {
          const madeAt = await requireLatestList(tx, { householdId, id });
          const putAwayAt = latestOf(observedAt(input.observedAt), madeAt);
          const states = statesOfBought(await readLatestJournal(tx, householdId));
          const wanted = await followed(tx, householdId, wantedOf(input), states);
          const removed = await removedLines(tx, householdId, wanted);
          const left = wanted.flatMap(({ lineId, additionId, quantity }) => {
            const state = states.get(boughtKey({ lineId, additionId }));
            const isRemoved = lineId !== null && removed.has(lineId);
            return state && isLeftToPutAway(state) && !isRemoved
              ? [{ lineId, additionId, itemId: state.itemId, quantity, putAwayAt }]
              : [];
          });
          const moved = await moveBought(tx, actor, {
            kind: "put_away",
            listId: id,
            things: left,
            observedAt: putAwayAt,
            change: stockWith,
          });
          return { putAway: moved };
        }),
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

type Wanted = ReturnType<typeof wantedOf>;

/**
 * Returns the wanted things, each merged or absorbed addition replaced by the addition or line that it has become a
 * part of. A device without a network can tick and put away an addition that another device has merged, or that a line
 * has absorbed. An addition that is itself left to put away is returned unchanged.
 */
async function followed(
  tx: Tx,
  householdId: number,
  wanted: Wanted,
  states: ReturnType<typeof statesOfBought>,
): Promise<Wanted> {
  const ids = wanted.flatMap((one) => {
    const state = states.get(boughtKey(one));
    return one.additionId === null || (state && isLeftToPutAway(state)) ? [] : [one.additionId];
  });
  const become = await followAdditions(tx, householdId, ids);
  const all = wanted.map((one) =>
    one.additionId === null ? one : { ...one, ...become.get(one.additionId) },
  );
  return [...new Map(all.map((one) => [boughtKey(one), one])).values()];
}

/**
 * Returns the input that is hashed for its idempotency key. It has no additions where none were sent: a call that the
 * previous release has answered, and that is repeated after the update, then has the same hash.
 */
function hashed({ lines, additions }: Sent) {
  return additions.length === 0 ? { lines } : { lines, additions };
}

/** Returns the lines and additions of the input, each once, with the last of its quantities. */
function wantedOf({ lines, additions }: Sent) {
  const all: { lineId: number | null; additionId: number | null; quantity: number }[] = [
    ...lines.map((line) => ({ ...line, additionId: null })),
    ...additions.map((addition) => ({ ...addition, lineId: null })),
  ];
  return [...new Map(all.map((one) => [boughtKey(one), one])).values()];
}

/**
 * Returns the later moment. The time of a put-away is at least the time at which the list was made, also if
 * the clock of the device is behind. No count of the list's check is therefore later than the put-away.
 */
function latestOf(one: Date, other: Date | null): Date {
  return other === null || one > other ? one : other;
}

/** Returns the ids of those of the wanted lines that were removed from the list one by one. */
async function removedLines(tx: Tx, householdId: number, wanted: Wanted): Promise<Set<number>> {
  const lineIds = wanted.flatMap(({ lineId }) => lineId ?? []);
  if (lineIds.length === 0) return new Set();
  const rows = await tx.shoppingListItem.findMany({
    where: { householdId, id: { in: lineIds }, removedAt: { not: null } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
