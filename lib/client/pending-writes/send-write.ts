import { api, ApiError } from "@/lib/client/api";
import type { PendingWrite, Refusal } from "@/lib/client/device/pending-write";

/** How long a try may take, in milliseconds. A try that was cut off is repeated under the same key. */
const TRY_MS = 30_000;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** How often "500" is taken for a passing fault, so that one bad write does not hold up all others. */
const FAULTS = 5;

/** How one try to send an entry ended. */
export type TryOutcome =
  | { kind: "sent"; answer: unknown }
  | { kind: "refused"; refusal: Refusal; error: unknown }
  /** Nobody is signed in: it waits until the same person is. */
  | { kind: "signedOut" }
  | { kind: "later"; afterMs: number };

/** Sends an entry once. `tries` are those that failed before. */
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
 * What a failed try means: a dead network, an overloaded or a broken server are passing, and so is a
 * session that ended; every other refusal is final.
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

/** The pause after a failed try, in milliseconds: twice the one before, up to half a minute. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
}
