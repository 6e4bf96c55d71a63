import { api, ApiError } from "@/lib/client/api";
import type { PendingWrite, Refusal } from "@/lib/client/device/pending-write";
import { retryPause } from "./retry-pause";

const calls = {
  POST: api.post<unknown>,
  PUT: api.put<unknown>,
  // The server answers a deletion without a body (204). The handlers of the kind then get an empty object.
  DELETE: async (...call: Parameters<typeof api.delete>) =>
    (await api.delete<unknown>(...call)) ?? {},
} satisfies Record<PendingWrite["method"], unknown>;

/** Timeout of one attempt, in milliseconds. The next attempt uses the same idempotency key. */
const ATTEMPT_MS = 30_000;

/**
 * After this many responses of 500 a write counts as refused, so that it does not block later
 * writes.
 */
const MAX_FAULTS = 5;

/** The outcome of one attempt to send a write. */
export type AttemptOutcome =
  | { kind: "sent"; answer: unknown }
  | { kind: "refused"; refusal: Refusal; error: unknown }
  /** There is no session. The write is sent after its owner has signed in. */
  | { kind: "signedOut" }
  | { kind: "retry"; afterMs: number };

interface Attempt {
  /** Number of failed attempts to send pending writes since the last success. */
  failures: number;
  /** Loads the handlers of the response. If loading fails, the write is not sent. */
  load?: (() => Promise<unknown>) | undefined;
  /** Checks the shape of the response. */
  isAnswer: (answer: unknown) => boolean;
}

/**
 * Makes one attempt to send a write. A response of 200 in another shape is not from our server, but for example from
 * the login page of a network. The write then stays in the queue for the next attempt.
 */
export async function sendWrite(
  entry: PendingWrite,
  { failures, load, isAnswer }: Attempt,
): Promise<AttemptOutcome> {
  try {
    await load?.();
    const options = {
      headers: { "Idempotency-Key": entry.key },
      signal: AbortSignal.timeout(ATTEMPT_MS),
    };
    const answer = await calls[entry.method](entry.path, entry.body, options);
    if (!isAnswer(answer)) return { kind: "retry", afterMs: retryPause(failures) };
    return { kind: "sent", answer };
  } catch (error) {
    return judgeFailure(error, failures);
  }
}

/**
 * Classifies a failed attempt. A network failure, an overloaded or failing server and an expired session are
 * temporary; every other refusal is final.
 */
export function judgeFailure(error: unknown, failures: number): AttemptOutcome {
  const retry = { kind: "retry", afterMs: retryPause(failures) } as const;
  if (!(error instanceof ApiError)) return retry;
  const { status, serverMessage, retryAfterSeconds } = error;
  if (status === 401) return { kind: "signedOut" };
  if (status === 429 || status === 503) {
    return { ...retry, afterMs: Math.max(retry.afterMs, (retryAfterSeconds ?? 0) * 1_000) };
  }
  const isTemporary =
    status === 0 ||
    status === 408 ||
    (status >= 500 && !(status === 500 && failures >= MAX_FAULTS));
  return isTemporary
    ? retry
    : { kind: "refused", refusal: { status, message: serverMessage ?? null }, error };
}
