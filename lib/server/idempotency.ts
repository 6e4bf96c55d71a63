import { createHash } from "node:crypto";
import type { z } from "zod";
import { AppError } from "../core/errors";
import type { Tx } from "./db";

/** A call that may be repeated: its key, and a hash of its input. */
export interface IdempotentCall {
  /**
   * The name of the call and its `Idempotency-Key`. The name is included, because two different
   * calls may have the same key and input.
   */
  key: string;
  /** SHA-256 hash of the call's input, in hexadecimal digits. */
  request: string;
}

/**
 * Returns the key and the input hash of a call with an `Idempotency-Key`; undefined for a call
 * without one.
 */
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
 * A concurrent repeat waits for the commit of the first call.
 * @throws {AppError} `idempotency_mismatch` when an earlier call sent the key with another input.
 */
export async function claimKey(tx: Tx, userId: number, call: IdempotentCall): Promise<boolean> {
  if ((await findAnswer(tx, userId, call)) !== null) return false;
  await storeAnswer(tx, userId, call, {});
  return true;
}

/**
 * Returns the answer that was stored under a key, or null.
 * @throws {AppError} `idempotency_mismatch`
 */
async function findAnswer(
  tx: Tx,
  userId: number,
  { key, request }: IdempotentCall,
): Promise<{ answer: unknown } | null> {
  const [first] = await tx.$queryRaw<{ answer: unknown; isMismatch: boolean }[]>`
    SELECT first_answer AS answer, is_mismatch AS "isMismatch"
    FROM find_idempotent_answer(${userId}, ${key}, ${request})`;
  if (!first) return null;
  if (first.isMismatch) throw idempotencyMismatch();
  return first;
}

/**
 * Stores the answer of a call under its idempotency key. Fails with a transient error when a simultaneous call
 * with that key was first; the transaction is then retried.
 */
async function storeAnswer(
  tx: Tx,
  userId: number,
  { key, request }: IdempotentCall,
  answer: unknown,
): Promise<void> {
  await tx.$executeRaw`
    SELECT store_idempotent_answer(${userId}, ${key}, ${request}, ${JSON.stringify(answer)}::jsonb)`;
}

/** Creates the error for an `Idempotency-Key` that is sent again with another input. */
export function idempotencyMismatch(): AppError {
  return new AppError(
    "idempotency_mismatch",
    "This Idempotency-Key was already used with different data.",
  );
}

interface Call<Answer extends z.ZodType> {
  userId: number;
  /** The result of `idempotentCall`. If it is undefined, the work is done without an idempotency key. */
  call: IdempotentCall | undefined;
  /** The schema that parses the stored answer of the first call with the same idempotency key. */
  answer: Answer;
}

/**
 * Does `work` once for a person and a key, inside the caller's transaction. A repeat gets the first answer. The work of
 * a simultaneous repeat is rolled back.
 * @throws {AppError} as `claimKey`.
 */
export async function answerOnce<Answer extends z.ZodType>(
  tx: Tx,
  { userId, call, answer: schema }: Call<Answer>,
  work: () => Promise<z.output<Answer>>,
): Promise<z.output<Answer>> {
  if (call === undefined) return work();
  const first = await findAnswer(tx, userId, call);
  if (first) return schema.parse(first.answer);
  const answer = await work();
  await storeAnswer(tx, userId, call, answer);
  return answer;
}
