import { createHash } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../core/errors";
import type { Tx } from "./db";

/** A call that may be repeated: its key, and a hash of its input. */
export interface IdempotentCall {
  /** Includes the name of the call, because two calls may have the same input. */
  key: string;
  /** SHA-256 of the input, in hex. */
  request: string;
}

/** Describes a call that came with an `Idempotency-Key`; undefined without one. */
export function idempotentCall(
  name: string,
  key: string | undefined,
  input: unknown,
): IdempotentCall | undefined {
  if (key === undefined) return undefined;
  const request = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  return { key: `${name}:${key}`, request };
}

/**
 * Claims a key for a person, inside the caller's transaction: true for the first call, false for a repeat.
 * A concurrent repeat waits at the key's row until the first transaction has ended.
 * @throws {AppError} `idempotency_mismatch` when the key came with another input before.
 */
export async function claimKey(
  tx: Tx,
  userId: number,
  { key, request }: IdempotentCall,
): Promise<boolean> {
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ userId, key, request, answer: {} }],
    skipDuplicates: true,
  });
  if (count === 1) return true;
  const first = await tx.idempotencyKey.findUniqueOrThrow({
    where: { userId_key: { userId, key } },
    select: { request: true },
  });
  if (first.request !== null && first.request !== request) throw idempotencyMismatch();
  return false;
}

/** The error for a key that is sent again with another input. */
export function idempotencyMismatch(): AppError {
  return new AppError(
    "idempotency_mismatch",
    "This Idempotency-Key was already used with different data.",
  );
}

interface Call<Answer extends z.ZodType> {
  userId: number;
  /** From `idempotentCall`; undefined does the work without a key. */
  call: IdempotentCall | undefined;
  /** Parses the stored answer of the first call. */
  answer: Answer;
}

/**
 * Does `work` once for a person and a key, inside the caller's transaction. A repeat gets the first answer.
 * @throws {AppError} as `claimKey`.
 */
export async function answerOnce<Answer extends z.ZodType>(
  tx: Tx,
  { userId, call, answer: schema }: Call<Answer>,
  work: () => Promise<z.output<Answer>>,
): Promise<z.output<Answer>> {
  if (call === undefined) return work();
  const row = { where: { userId_key: { userId, key: call.key } } };
  if (!(await claimKey(tx, userId, call))) {
    const first = await tx.idempotencyKey.findUniqueOrThrow({ ...row, select: { answer: true } });
    return schema.parse(first.answer);
  }
  const answer = await work();
  await tx.idempotencyKey.update({ ...row, data: { answer: answer as object } });
  return answer;
}
