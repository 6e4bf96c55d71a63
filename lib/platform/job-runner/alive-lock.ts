import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { logger } from "@/lib/core/logger";

/** The namespace of these advisory locks. The number is arbitrary. */
const LOCK_SPACE = 7_271_018;
const RECONNECT_MS = 1_000;

/**
 * An advisory lock that marks a pool of job workers as alive for other processes. PostgreSQL releases it when
 * the process of the pool dies.
 */
export interface AliveLock {
  isHeld: () => boolean;
  release: () => Promise<void>;
}

/** Takes the lock of a worker pool, and again after each lost connection. Never rejects. */
export async function holdAliveLock(databaseUrl: string, poolId: string): Promise<AliveLock> {
  const released = new AbortController();
  const isReleased = () => released.signal.aborted;
  let isHeld = false;

  /**
   * Takes the worker pool's advisory lock on a new connection. Resolves when the connection is lost or the
   * signal is aborted.
   */
  async function hold(onHeld: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.once("end", resolve);
      client.on("error", () => resolve());
      released.signal.addEventListener("abort", () => resolve());
    });
    await client.connect();
    await client.query("select pg_advisory_lock($1, hashtext($2))", [LOCK_SPACE, poolId]);
    isHeld = true;
    onHeld();
    if (!isReleased()) await lost;
    isHeld = false;
    await client.end();
  }

  async function keep(onHeld: () => void): Promise<void> {
    while (!isReleased()) {
      await hold(onHeld).catch((error: unknown) =>
        logger.warn({ error }, "the lock of the background worker cannot be taken"),
      );
      if (!isReleased()) await delay(RECONNECT_MS);
    }
  }

  let kept = Promise.resolve();
  await new Promise<void>((resolve) => {
    kept = keep(resolve);
  });
  return {
    isHeld: () => isHeld,
    release: () => {
      released.abort();
      return kept;
    },
  };
}

/**
 * Releases the jobs of worker pools that died. The queue would release them after four hours, its limit for a running
 * job.
 */
export async function releaseDeadPools(pool: pg.Pool): Promise<void> {
  try {
    await pool.query(
      `with holders as materialized (
        select distinct locked_by from graphile_worker.jobs where locked_by is not null
      ), dead as materialized (
        select locked_by from holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))
      )
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead`,
      [LOCK_SPACE],
    );
  } catch (error) {
    logger.warn({ error }, "the jobs of dead workers could not be freed; trying again soon");
  }
}
