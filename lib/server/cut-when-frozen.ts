import { performance } from "node:perf_hooks";
import pg from "pg";
import { logger } from "../core/logger";

/** After a caller has used a connection for this long, in milliseconds, PostgreSQL is probed. */
const LOOK_AFTER_MS = 1_000;
const PATIENCE_MS = 700;
/**
 * If the timer of a probe fires more than this many milliseconds late, this process is busy. The
 * probe is then postponed.
 */
const BUSY_MS = 250;
/** Event loop utilization above which a probe proves nothing about PostgreSQL. */
const BUSY_PART = 0.5;

/**
 * Destroys the connections to a frozen PostgreSQL, which keeps them open without answering, so that callers would
 * wait forever. A caller that has used a connection for a second causes a probe on a new connection. A slow query of
 * a PostgreSQL that answers the probe continues.
 */
export function cutWhenFrozen(pool: pg.Pool): void {
  const timers = new Map<pg.PoolClient, NodeJS.Timeout>();
  let looking: Promise<boolean> | undefined;

  const watch = (client: pg.PoolClient) => {
    const due = performance.now() + LOOK_AFTER_MS;
    const look = setTimeout(() => {
      if (performance.now() > due + BUSY_MS) watch(client);
      else void lookAfter(client);
    }, LOOK_AFTER_MS);
    timers.set(client, look.unref());
  };

  async function lookAfter(client: pg.PoolClient): Promise<void> {
    looking ??= answers(pool.options).finally(() => {
      looking = undefined;
    });
    const isThere = await looking;
    if (!timers.has(client)) return;
    if (isThere) {
      watch(client);
      return;
    }
    logger.warn("PostgreSQL does not answer; a connection was cut");
    if (client instanceof pg.Client) await client.end();
  }

  pool.on("acquire", watch);
  pool.on("release", (_error, client) => {
    clearTimeout(timers.get(client));
    timers.delete(client);
  });
}

/**
 * Returns whether PostgreSQL answers a test query in time. Returns true too if this process was too busy to read
 * the answer.
 */
async function answers({ connectionString }: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => undefined);
  const before = performance.eventLoopUtilization();
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch (error) {
    // PostgreSQL answered, although with an error, so running queries continue.
    if (error instanceof pg.DatabaseError) return true;
    // If this process was busy, as during its start, PostgreSQL's answer may have arrived without being read
    // yet.
    return performance.eventLoopUtilization(before).utilization > BUSY_PART;
  } finally {
    void client.end().catch(() => undefined);
  }
}
