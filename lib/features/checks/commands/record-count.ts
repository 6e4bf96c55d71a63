import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePerson } from "@/lib/policy/require-permission";
import { keyAt } from "@/lib/server/idempotency";
import { countDto, type Count } from "../dto";
import type { recordCountSchema } from "../schema";
import { noActiveCheck, notRunning } from "./lock-check";
import { writeCount } from "./write-count";

type Input = z.output<typeof recordCountSchema> & { idempotencyKey?: string | undefined };

/**
 * Records how much of an item is there, and makes that the item's stock, in one transaction. The later
 * observation of the same item stays, whichever arrives first. A repeated idempotency key gets the first
 * answer.
 * @throws {AppError} `not_found` for the check or the item; `conflict` when the check is not running.
 */
export async function recordCount(actor: Actor, input: Input): Promise<Count> {
  requirePerson(actor, "check:run");
  const { idempotencyKey, ...count } = input;
  const moment = now();
  const observedAt = count.observedAt ? new Date(count.observedAt) : moment;
  const { answer, status } = await writeCount(actor, {
    ...{ ...count, moment, key: keyAt("count", idempotencyKey) ?? null },
    // No device may have the last word for good.
    observedAt: observedAt < moment ? observedAt : moment,
  });
  if (answer !== null) return countDto.parse(answer);
  if (status === null) throw noActiveCheck();
  throw status === "in_progress" ? notFound("Item") : notRunning(status);
}
