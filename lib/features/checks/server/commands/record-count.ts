import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { requireCurrent } from "@/lib/server/authorized-transaction";
import { db } from "@/lib/server/db";
import { idempotencyMismatch, idempotentCall } from "@/lib/server/idempotency";
import { type Count, countDto, FORMER_MEMBER } from "../../model/dto";
import type { recordCountSchema } from "../../model/schema";
import { noActiveCheck, notRunning } from "../lock-check";
import { writeCount } from "../write-count";

type Input = z.output<typeof recordCountSchema> & { idempotencyKey?: string | undefined };

/**
 * Records a count of an item as its entry in the check and as its stock, in one transaction. Of two observations of
 * an item the later one is kept, whichever arrives first. A repeated idempotency key gets the first answer.
 * @throws {AppError} `not_found` for the check or the item; `conflict` when the check is not running, with
 * `cancelledBy` for a cancelled check; `idempotency_mismatch` for a key that an earlier call sent with
 * another count; the errors of `authorizedTransaction`.
 */
export const recordCount = command("check:run", async (actor, input: Input): Promise<Count> => {
  const { idempotencyKey, ...count } = input;
  const moment = now();
  const observedAt = count.observedAt ? new Date(count.observedAt) : moment;
  const { role, isMismatch, answer, status } = await writeCount(actor, {
    ...count,
    moment,
    call: idempotentCall("count", idempotencyKey, count),
    // A time in the future is replaced by the server's time. Otherwise a count of a device whose clock is ahead would
    // take precedence over later observations.
    observedAt: observedAt < moment ? observedAt : moment,
  });
  requireCurrent(role, actor.permission);
  if (isMismatch) throw idempotencyMismatch();
  if (answer !== null) return countDto.parse(answer);
  if (status === null) throw noActiveCheck();
  if (status === "in_progress") throw notFound("Item");
  if (status === "completed") throw notRunning(status);
  throw notRunning(status, { cancelledBy: await findCanceller(actor.householdId, count.updateId) });
});

/** Returns the username of the person who cancelled a check. */
async function findCanceller(householdId: number, id: number): Promise<string> {
  const check = await db.inventoryUpdate.findFirst({
    where: { id, householdId },
    select: { cancelledBy: { select: { username: true } } },
  });
  return check?.cancelledBy?.username ?? FORMER_MEMBER;
}
