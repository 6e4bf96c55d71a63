import { BoundedSemaphore, type Caller, type Limits } from "./bounded-semaphore";

const PHOTOS_BUSY = "Too many photos are being processed right now. Please try again in a moment.";
const HOUSEHOLD_BUSY =
  "Your household has too many requests running at once. Please try again in a moment.";

/**
 * How much expensive work this process does at once. A limit whose name ends in `:household` applies to each
 * household separately, any other limit to all households together.
 */
const limits = {
  /** Pictures that are being decoded. A large picture takes the whole capacity. */
  decode: {
    capacity: 2,
    maxPending: 60,
    maxPendingPerHousehold: 20,
    maxWaitMs: 20_000,
    busyMessage: PHOTOS_BUSY,
    retryAfter: 5,
  },
  /** Uploads whose bodies are received or wait for the decoder, in mebibytes. */
  "upload-bodies": {
    capacity: 96,
    maxPending: 60,
    maxPendingPerHousehold: 20,
    maxWaitMs: 20_000,
    busyMessage: PHOTOS_BUSY,
    retryAfter: 5,
  },
  /**
   * The number of simultaneous uploads of one household. Slow uploads of one household must not use the whole
   * capacity of `upload-bodies`.
   */
  "uploads:household": {
    capacity: 3,
    maxPending: 20,
    maxPendingPerHousehold: 20,
    maxWaitMs: 60_000,
    busyMessage: PHOTOS_BUSY,
    retryAfter: 5,
  },
  /** Calls to the public avatar service. A slow service must not block many requests. */
  avatars: {
    capacity: 4,
    maxPending: 64,
    maxPendingPerHousehold: 32,
    maxWaitMs: 2_000,
    busyMessage: "Too many pictures are being fetched right now. Please try again in a moment.",
    retryAfter: 5,
  },
  /**
   * Reads, also those of pages, whose cost grows with the number of items of the household. The limit prevents one
   * household from using all the computing time of the process.
   */
  "reads:household": {
    capacity: 2,
    maxPending: 64,
    maxPendingPerHousehold: 64,
    maxWaitMs: 20_000,
    busyMessage: HOUSEHOLD_BUSY,
    retryAfter: 2,
    pause: { afterMs: 25, factor: 3, perMegabyteMs: 300 },
  },
  /**
   * Batches of running exports. Many may wait, because refusing one batch would abort the transfer of the whole
   * export.
   */
  "export-batches:household": {
    capacity: 1,
    maxPending: 1_000,
    maxPendingPerHousehold: 1_000,
    maxWaitMs: 600_000,
    busyMessage: HOUSEHOLD_BUSY,
    retryAfter: 5,
    pause: { afterMs: 0, factor: 2 },
  },
  /** Transactions that write. A transaction that waits for a lock occupies one of the ten database connections. */
  "writes:household": {
    capacity: 3,
    maxPending: 100,
    maxPendingPerHousehold: 100,
    maxWaitMs: 10_000,
    busyMessage: HOUSEHOLD_BUSY,
    retryAfter: 2,
  },
  /** Imports of files are limited, because parsing the rows blocks the process for some time. */
  "imports:household": {
    capacity: 1,
    maxPending: 8,
    maxPendingPerHousehold: 8,
    maxWaitMs: 20_000,
    busyMessage: HOUSEHOLD_BUSY,
    retryAfter: 10,
    pause: { afterMs: 0, factor: 6 },
  },
} as const satisfies Record<string, Limits>;

export type WorkLimit = keyof typeof limits;

// Next evaluates a module once per module graph. The semaphores are global, because each limit must count all
// work of the process.
const globals = globalThis as typeof globalThis & {
  larderWork?: Map<string, BoundedSemaphore>;
};

/**
 * Runs `work` within a limit of this process; it waits where the limit is reached.
 * @throws {AppError} `unavailable` with `retryAfter` when too many wait, or the wait takes too long.
 */
export function runLimited<T>(name: WorkLimit, caller: Caller, work: () => Promise<T>): Promise<T> {
  const running = (globals.larderWork ??= new Map<string, BoundedSemaphore>());
  const key = name.endsWith(":household") ? `${name}:${caller.householdId}` : name;
  let semaphore = running.get(key);
  if (!semaphore) {
    semaphore = new BoundedSemaphore(limits[name], () => running.delete(key));
    running.set(key, semaphore);
  }
  return semaphore.run(caller, work);
}
