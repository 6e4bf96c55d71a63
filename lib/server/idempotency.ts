import type { z } from "zod";
import type { Tx } from "./db";

interface Call<Answer extends z.ZodType> {
  userId: number;
  /** From `keyAt`; without one the work is simply done. */
  key: string | undefined;
  /** Checks what was remembered when it is answered again. */
  answer: Answer;
}

/**
 * A caller's `Idempotency-Key` as it is kept: with the call that it came with, because the answer that is
 * remembered for one call is no answer to another.
 */
export function keyAt(call: string, key: string | undefined): string | undefined {
  return key === undefined ? undefined : `${call}:${key}`;
}

/**
 * Claims a key for a person, inside the caller's transaction: true for the first call, false for a repeat.
 * A repeat that arrives meanwhile waits at the key's row until the first is through.
 */
export async function claimKey(
  tx: Tx,
  { userId, key }: { userId: number; key: string },
): Promise<boolean> {
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ userId, key, answer: {} }],
    skipDuplicates: true,
  });
  return count === 1;
}

/**
 * Does `work` once for a person and a key, inside the caller's transaction; a repeat gets the first
 * answer.
 */
export async function answerOnce<Answer extends z.ZodType>(
  tx: Tx,
  call: Call<Answer>,
  work: () => Promise<z.output<Answer>>,
): Promise<z.output<Answer>> {
  const { userId, key } = call;
  if (key === undefined) return work();
  const row = { where: { userId_key: { userId, key } } };
  if (!(await claimKey(tx, { userId, key }))) {
    const first = await tx.idempotencyKey.findUniqueOrThrow({ ...row, select: { answer: true } });
    return call.answer.parse(first.answer);
  }
  const answer = await work();
  await tx.idempotencyKey.update({ ...row, data: { answer: answer as object } });
  return answer;
}
