import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "../core/errors";
import { databasePool, db } from "./db";
import { keyedHash } from "./signed-token";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limits (docs/decisions/0034): `points` attempts in `duration` seconds for one key. The key of a limit
 * `…:pair` consists of the account and the client address, or of the account and the device if that is a
 * known device.
 */
const limits = {
  "login:pair": { points: 10, duration: 15 * MINUTE, blockDuration: 0 },
  "login:address": { points: 50, duration: 15 * MINUTE, blockDuration: 0 },
  "login:account": { points: 100, duration: 15 * MINUTE, blockDuration: 0 },
  "password-change:user": { points: 10, duration: 15 * MINUTE, blockDuration: 0 },
  "email-change:user": { points: 5, duration: HOUR, blockDuration: 0 },
  "username-change:user": { points: 10, duration: HOUR, blockDuration: 0 },
  "register:address": { points: 20, duration: HOUR, blockDuration: 0 },
  "password-reset:pair": { points: 5, duration: HOUR, blockDuration: 0 },
  "password-reset:address": { points: 50, duration: HOUR, blockDuration: 0 },
  "password-reset:account": { points: 20, duration: HOUR, blockDuration: 0 },
  "token:address": { points: 30, duration: HOUR, blockDuration: 0 },
  "invitation:household": { points: 30, duration: HOUR, blockDuration: 0 },
  "shared-tick:link": { points: 1_000, duration: HOUR, blockDuration: 0 },
  "list-mail:household": { points: 30, duration: HOUR, blockDuration: 0 },
  "import:household": { points: 60, duration: HOUR, blockDuration: 0 },
  "upload:user": { points: 120, duration: HOUR, blockDuration: 0 },
} as const;

export type SharedLimit = keyof typeof limits;

/** One rate limit counter: a limit, and the key, such as a client address, whose attempts it counts. */
export interface Counter {
  limit: SharedLimit;
  key: string;
}

// Next evaluates a module once per module graph. Via `globalThis` the process has one set of rate limit
// counters. A limiter cannot be used any more when its connection pool was closed.
const globals = globalThis as typeof globalThis & {
  larderLimits?: {
    shared: WeakMap<Pool, Map<SharedLimit, RateLimiterAbstract>>;
    requests: RateLimiterMemory;
  };
};

const REQUESTS_PER_MINUTE = 600;

function limiters() {
  globals.larderLimits ??= {
    shared: new WeakMap(),
    requests: new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: MINUTE }),
  };
  return globals.larderLimits;
}

function sharedLimiter(name: SharedLimit): RateLimiterAbstract {
  const { shared } = limiters();
  const pool = databasePool();
  const ofPool = shared.get(pool) ?? new Map<SharedLimit, RateLimiterAbstract>();
  shared.set(pool, ofPool);
  let limiter = ofPool.get(name);
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      ...limits[name],
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
    });
    ofPool.set(name, limiter);
  }
  return limiter;
}

/**
 * Returns the counter key for an input, such as a username, or for a client address. The key is a keyed hash.
 * The table of counters then contains no names, e-mail addresses or network addresses, and every key has the
 * same length.
 */
export function personalKey(...parts: readonly (string | number)[]): string {
  return keyedHash("rate-limit", JSON.stringify(parts)).toString("hex");
}

function tooMany(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / (MINUTE * 1000)));
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new AppError("rate_limited", `Too many attempts. Please try again in ${wait}.`, {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

function storedKey({ limit, key }: Counter): string {
  return sharedLimiter(limit).getKey(key);
}

/**
 * Counts one attempt, in PostgreSQL, so that several instances share the count.
 * @throws {AppError} `rate_limited` once the key has no attempts left.
 */
export async function consume(limit: SharedLimit, key: string): Promise<void> {
  try {
    await sharedLimiter(limit).consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
  }
}

/**
 * Counts one attempt under each counter, or under none if one of the counters is used up already.
 * Simultaneous attempts may all pass this check. An attempt is then refused at the first counter that other
 * attempts have used up in the meantime.
 * @throws {AppError} `rate_limited`, with the longest wait of the counters that are used up.
 */
export async function consumeAll(counters: readonly Counter[]): Promise<void> {
  // The rate limit library computes expiry times with `Date.now()`, so this query compares with
  // `Date.now()` too.
  const rows = await db.rateLimit.findMany({
    where: { key: { in: counters.map(storedKey) }, expire: { gt: Date.now() } },
  });
  const waits = counters.map((counter) => {
    const row = rows.find(({ key }) => key === storedKey(counter));
    const isUsedUp = row !== undefined && row.points >= limits[counter.limit].points;
    return isUsedUp ? Number(row.expire) - Date.now() : 0;
  });
  const longest = Math.max(...waits);
  if (longest > 0) throw tooMany(longest);
  for (const { limit, key } of counters) await consume(limit, key);
}

/** Takes back one attempt of each counter after a success, because these limits count only failures. */
export async function giveBack(...counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) {
    // The `reward` method of the rate limit library is not used: it creates an expired or missing counter with
    // -1 attempts. An attacker whose own logins succeed at that moment would gain further guesses.
    await db.rateLimit.updateMany({
      where: {
        key: storedKey(counter),
        points: { gt: 0 },
        expire: { gt: Date.now() },
      },
      data: { points: { decrement: 1 } },
    });
  }
}

/** Deletes a rate limit counter, so that all its attempts are available again. */
export async function forgiveAll({ limit, key }: Counter): Promise<void> {
  await sharedLimiter(limit).delete(key);
}

/**
 * Counts one request of a session, in this process's memory.
 * @throws {AppError} `rate_limited`
 */
export async function consumeRequest(sessionId: string): Promise<void> {
  try {
    await limiters().requests.consume(sessionId);
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
  }
}
