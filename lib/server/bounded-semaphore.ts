import { Semaphore } from "async-mutex";
import { AppError } from "../core/errors";
import { logger } from "../core/logger";

export interface Limits {
  /** The total weight of the work that runs at once. */
  capacity: number;
  /** How many callers may run or wait at once. */
  maxPending: number;
  /** How many callers of one household may run or wait at once. */
  maxPendingPerHousehold: number;
  /** How long a caller waits for its turn at most before it is refused, in milliseconds. */
  maxWaitMs: number;
  /** Message for a refused caller. */
  busyMessage: string;
  /** Seconds after which a refused caller should try again. */
  retryAfter: number;
  /**
   * After work has finished, its capacity stays occupied for a pause, so that a series of long calls leaves
   * time to other callers. The pause is `factor` times the time that the work took beyond `afterMs`, and at
   * least `perMegabyteMs` for each megabyte of the answer, which is still to be sent. Work that failed
   * without an `AppError`, as in an outage, is followed by no pause.
   */
  pause?: Pause;
}

interface Pause {
  afterMs: number;
  factor: number;
  perMegabyteMs?: number;
}

export interface Caller {
  householdId: number;
  /** How much of the capacity the work takes. */
  weight?: number;
  /** Aborts the wait for free capacity when the client disconnects. */
  signal?: AbortSignal;
}

const LONGEST_PAUSE_MS = 3_000;
const NO_PAUSE: Pause = { afterMs: 0, factor: 0 };
/**
 * From this size in bytes on, an answer prolongs the pause during which its capacity stays occupied. The answer
 * for a household of 250 items is smaller.
 */
const LARGE_ANSWER = 100_000;

/**
 * Limits how much work runs at once. Further callers wait in a queue of bounded length, in which a
 * household with fewer pending callers comes first. The weighted semaphore with its priority queue
 * comes from async-mutex; the limits of length and waiting time are our own.
 */
export class BoundedSemaphore {
  readonly #semaphore: Semaphore;
  readonly #pending = new Map<number, number>();
  #total = 0;

  /** @param onIdle called when no call is running or waiting any more. */
  constructor(
    private readonly limits: Limits,
    private readonly onIdle: () => void = () => undefined,
  ) {
    this.#semaphore = new Semaphore(limits.capacity);
  }

  /**
   * Runs `work` as soon as there is capacity for it.
   * @throws {AppError} `unavailable` when the queue is full, or the wait takes too long.
   */
  async run<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    const { householdId } = caller;
    const ahead = this.#pending.get(householdId) ?? 0;
    const { maxPending, maxPendingPerHousehold } = this.limits;
    if (ahead >= maxPendingPerHousehold || this.#total >= maxPending) throw this.#busy();
    this.#count(householdId, 1);
    let pauseMs = 0;
    let free: () => void = () => undefined;
    let startedAt = Infinity;
    try {
      free = await this.#acquire(caller, -ahead);
      startedAt = performance.now();
      const result = await work();
      pauseMs = this.#pauseAfter(performance.now() - startedAt, sizeOf(result));
      return result;
    } catch (error) {
      // An `AppError` is a refusal by work that ran, so the pause after the work applies. Work that failed in
      // an outage must not delay the next caller.
      if (error instanceof AppError) pauseMs = this.#pauseAfter(performance.now() - startedAt);
      throw error;
    } finally {
      const release = () => {
        free();
        this.#count(householdId, -1);
      };
      if (pauseMs > 0) setTimeout(release, pauseMs);
      else release();
    }
  }

  #acquire({ weight = 1, signal }: Caller, priority: number): Promise<() => void> {
    const acquired = this.#semaphore.acquire(weight, priority);
    return new Promise((resolve, reject) => {
      let hasLeft = false;
      const leave = (error: AppError) => {
        hasLeft = true;
        stopWaiting();
        reject(error);
      };
      const abort = () => leave(clientGone());
      const timer = setTimeout(() => leave(this.#busy()), this.limits.maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      signal?.addEventListener("abort", abort);
      if (signal?.aborted) abort();
      // async-mutex cannot remove a waiting caller. If the caller has stopped waiting, its capacity is
      // released as soon as async-mutex grants it.
      void acquired.then(([, release]) => {
        stopWaiting();
        if (hasLeft) release();
        else resolve(release);
      });
    });
  }

  #pauseAfter(tookMs: number, bytes = 0): number {
    const { afterMs, factor, perMegabyteMs = 0 } = this.limits.pause ?? NO_PAUSE;
    const ofSize = bytes < LARGE_ANSWER ? 0 : (bytes / 1_000_000) * perMegabyteMs;
    return Math.min(LONGEST_PAUSE_MS, Math.max(ofSize, (tookMs - afterMs) * factor));
  }

  #count(householdId: number, change: 1 | -1): void {
    this.#total += change;
    const count = (this.#pending.get(householdId) ?? 0) + change;
    if (count === 0) this.#pending.delete(householdId);
    else this.#pending.set(householdId, count);
    if (this.#total === 0) this.onIdle();
  }

  #busy(): AppError {
    const { busyMessage, retryAfter } = this.limits;
    return new AppError("unavailable", busyMessage, { retryAfter });
  }
}

/** The size of an answer in bytes; 0 for any other result, and for an answer that is streamed. */
function sizeOf(result: unknown): number {
  return result instanceof Response ? Number(result.headers.get("content-length") ?? 0) : 0;
}

/**
 * Creates the error for a client that has disconnected. Its status is not 5xx, because the log would report a 5xx
 * as a failure.
 */
function clientGone(): AppError {
  logger.debug("the client closed before its request was read");
  return new AppError("invalid_input", "The request was broken off.");
}
