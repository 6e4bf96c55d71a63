import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { logger } from "@/lib/core/logger";

/** Keeps these advisory locks apart from any others; the number itself means nothing. */
const LOCK_SPACE = 7_271_018;
const RECONNECT_MS = 1_000;

/** Says to other processes that a worker pool lives: PostgreSQL drops the lock when its process dies. */
export interface AliveLock {
  isHeld: () => boolean;
  release: () => Promise<void>;
}

/** Takes the lock of a worker pool, and takes it again whenever the connection is lost. Never rejects. */
export async function holdAliveLock(databaseUrl: string, poolId: string): Promise<AliveLock> {
  let held: pg.Client | undefined;
  let isReleased = false;
  await new Promise<void>((resolve) => {
    void keep(resolve);
  });
  return {
    isHeld: () => held !== undefined,
    release: async () => {
      isReleased = true;
      await held?.end();
    },
  };

  async function keep(onHeld: () => void): Promise<void> {
    while (!isReleased) {
      const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
      const lost = new Promise<void>((resolve) => {
        client.once("end", resolve);
        client.on("error", () => resolve());
      });
      try {
        await client.connect();
        await client.query("select pg_advisory_lock($1, hashtext($2))", [LOCK_SPACE, poolId]);
        if (!isReleased) held = client;
        onHeld();
        await (held ? lost : client.end());
      } catch (error) {
        logger.warn({ error }, "the lock of the background worker cannot be taken");
      }
      held = undefined;
      if (!isReleased) await delay(RECONNECT_MS);
    }
  }
}

/**
 * Frees the jobs of worker pools that died. The queue by itself would keep them for four hours, which
 * is how long it lets a job run.
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
