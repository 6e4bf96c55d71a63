import { createHash } from "node:crypto";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { AppError } from "../core/errors";
import { databasePool } from "./db";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The limits of the contract (section 6): `points` attempts in `duration` seconds for one key. */
const limits = {
  "login:account": { points: 10, duration: 15 * MINUTE, blockDuration: 0 },
  "login:address": { points: 50, duration: 15 * MINUTE, blockDuration: 0 },
  "register:address": { points: 20, duration: HOUR, blockDuration: 0 },
  "password-reset:account": { points: 5, duration: HOUR, blockDuration: 0 },
  "password-reset:address": { points: 5, duration: HOUR, blockDuration: 0 },
  "invitation:household": { points: 30, duration: HOUR, blockDuration: 0 },
  "list-mail:household": { points: 30, duration: HOUR, blockDuration: 0 },
  "import:household": { points: 60, duration: HOUR, blockDuration: 0 },
  "upload:user": { points: 120, duration: HOUR, blockDuration: 0 },
} as const;

export type SharedLimit = keyof typeof limits;

// Next evaluates a module once for each of its module graphs; the counters must exist once a process.
const globals = globalThis as typeof globalThis & {
  larderLimits?: { shared: Map<SharedLimit, RateLimiterAbstract>; requests: RateLimiterMemory };
};

const REQUESTS_PER_MINUTE = 600;
/** With the limit's name before it, it has room in the column. */
const LONGEST_KEY = 200;

function limiters() {
  globals.larderLimits ??= {
    shared: new Map(),
    requests: new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: MINUTE }),
  };
  return globals.larderLimits;
}

function sharedLimiter(name: SharedLimit): RateLimiterAbstract {
  const { shared } = limiters();
  let limiter = shared.get(name);
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      ...limits[name],
      storeClient: databasePool(),
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
    });
    shared.set(name, limiter);
  }
  return limiter;
}

/** A name or address that somebody typed may be longer than the column, and folding it to one case makes it longer still. */
function storedKey(key: string): string {
  return key.length > LONGEST_KEY ? createHash("sha256").update(key).digest("hex") : key;
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError("rate_limited", "Too many attempts. Please wait a moment and try again.", {
    retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  });
}

/**
 * Counts one attempt, in PostgreSQL, so that several instances share the count.
 * @throws {AppError} `rate_limited` once the key has no attempts left.
 */
export async function consume(name: SharedLimit, key: string): Promise<void> {
  try {
    await sharedLimiter(name).consume(storedKey(key));
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error) : error;
  }
}

/** Takes one attempt back: for limits that count failures only, once the attempt has not failed. */
export async function giveBack(name: SharedLimit, key: string): Promise<void> {
  await sharedLimiter(name).reward(storedKey(key));
}

/** Forgets all attempts of a key. */
export async function forgiveAll(name: SharedLimit, key: string): Promise<void> {
  await sharedLimiter(name).delete(storedKey(key));
}

/**
 * Counts one request of a session, in this process's memory.
 * @throws {AppError} `rate_limited`
 */
export async function consumeRequest(sessionId: string): Promise<void> {
  try {
    await limiters().requests.consume(sessionId);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error) : error;
  }
}
