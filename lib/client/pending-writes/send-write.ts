import { api, ApiError } from "@/lib/client/api";
import type { PendingWrite, Refusal } from "@/lib/client/device/pending-write";

/** Timeout of one attempt, in milliseconds. The next attempt uses the same idempotency key. */
const TRY_MS = 30_000;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** After this many answers of 500 a write counts as refused, so that it does not block the writes behind it. */
const FAULTS = 5;

/** The outcome of one attempt to send a write. */
export type TryOutcome =
  | { kind: "sent"; answer: unknown }
  | { kind: "refused"; refusal: Refusal; error: unknown }
  /** Nobody is signed in. The write waits for its owner. */
  | { kind: "signedOut" }
  | { kind: "later"; afterMs: number };

/** Sends a write once. `tries` counts the failed attempts before. */
export async function sendEntry(entry: PendingWrite, tries: number): Promise<TryOutcome> {
  const options = {
    headers: { "Idempotency-Key": entry.key },
    signal: AbortSignal.timeout(TRY_MS),
  };
  try {
    const send = entry.method === "POST" ? api.post<unknown> : api.put<unknown>;
    return { kind: "sent", answer: await send(entry.path, entry.body, options) };
  } catch (error) {
    return judgeFailure(error, tries);
  }
}

/**
 * Classifies a failed attempt. A network failure, an overloaded or failing server and an expired session are
 * temporary; every other refusal is final.
 */
export function judgeFailure(error: unknown, tries: number): TryOutcome {
  const later = { kind: "later", afterMs: pauseAfter(tries) } as const;
  if (!(error instanceof ApiError)) return later;
  const { status, serverMessage, retryAfterSeconds } = error;
  if (status === 401) return { kind: "signedOut" };
  if (status === 429 || status === 503) {
    return { ...later, afterMs: Math.max(later.afterMs, (retryAfterSeconds ?? 0) * 1_000) };
  }
  const isPassing =
    status === 0 || status === 408 || (status >= 500 && !(status === 500 && tries >= FAULTS));
  return isPassing
    ? later
    : { kind: "refused", refusal: { status, message: serverMessage ?? null }, error };
}

/** Returns the pause after a failed attempt in milliseconds: it doubles up to 30 seconds. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
}
