import { performance } from "node:perf_hooks";
import pg from "pg";
import { logger } from "../core/logger";

/** How long a caller may hold a connection before we look whether PostgreSQL is there at all. */
const LOOK_AFTER_MS = 1_000;
const PATIENCE_MS = 700;
/** A look that comes later than this tells that it is we who are busy. */
const BUSY_MS = 250;
/** The part of a look in which we did something ourselves, above which it tells nothing about PostgreSQL. */
const BUSY_PART = 0.5;

/**
 * Cuts the connections of a PostgreSQL that is frozen: such a one keeps them open and says nothing, so that
 * callers would wait for as long as it likes. Whoever has held one for a second makes us ask on a new
 * connection whether anybody is there; a slow query of a PostgreSQL that answers goes on undisturbed.
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

/** Whether PostgreSQL is there, as far as we can tell. */
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
    // It refuses, which is an answer: what goes on there goes on.
    if (error instanceof pg.DatabaseError) return true;
    // Busy ourselves, as at the start, we may have left its answer lying.
    return performance.eventLoopUtilization(before).utilization > BUSY_PART;
  } finally {
    void client.end().catch(() => undefined);
  }
}
