import { setTimeout as delay } from "node:timers/promises";
import type { InngestFunction } from "inngest";
import pg from "pg";
import { functions as appFunctions } from "@/inngest/functions";
import { logger } from "@/lib/core/logger";
import { publishEvents } from "@/lib/server/events";
import { reportJobsHealth, type JobsHealth } from "@/lib/server/jobs-health";
import { releaseDeadPools } from "./alive-lock";
import type { Declaration } from "./declarations";
import { RunStore } from "./run-store";
import { openEndpoint } from "./serve-protocol";
import { createSchedules, createTasks } from "./tasks";
import { CONCURRENCY, launchWorkers } from "./worker-pool";

const STOP_MS = 5_000;
const RESTART_MS = 1_000;
const RELEASE_DEAD_EVERY_MS = 5_000;
/** The workers, the listener for new jobs, the schedules, and one to spare. */
const CONNECTIONS = CONCURRENCY + 3;

export interface RunnerOptions {
  databaseUrl: string;
  /** The app's own functions, unless a test brings others. */
  functions?: InngestFunction.Any[];
  /** Milliseconds before the next attempt, by the number of failed ones: 2.7 s, 7.4 s, 20 s, and so on. */
  retryDelayMs?: (failures: number) => number;
  /** Whether functions with a schedule start by it. */
  hasSchedules?: boolean;
}

export interface EmbeddedRunner {
  declarations: Declaration[];
  store: RunStore;
  health: () => JobsHealth;
  /** Lets the steps in hand finish, for five seconds at the most; what remains goes on at the next start. */
  stop: () => Promise<void>;
}

/**
 * Runs the background functions in this process: queue, schedules and leases by graphile-worker, the
 * functions by Inngest's own SDK. Several processes may do so on one database.
 * @throws {UnsupportedFunctionError} when a function uses what the embedded runner does not do.
 */
export async function startEmbeddedRunner({
  databaseUrl,
  functions = appFunctions,
  retryDelayMs = (failures) => Math.exp(Math.min(failures, 7)) * 1_000,
  hasSchedules = true,
}: RunnerOptions): Promise<EmbeddedRunner> {
  let isStopping = false;
  let stopped: Promise<void> | undefined;
  const endpoint = await openEndpoint(functions);
  const pool = openPool(databaseUrl);
  const store = new RunStore(pool);
  const taskList = createTasks({ store, endpoint, retryDelayMs, isStopping: () => isStopping });
  const parsedCronItems = hasSchedules ? createSchedules(endpoint.declarations) : [];

  const launch = () => launchWorkers({ databaseUrl, pool, taskList, parsedCronItems });

  let current = await launch().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const supervised = supervise();
  const release = setInterval(() => void releaseDeadPools(pool), RELEASE_DEAD_EVERY_MS).unref();

  // The queue ends when it cannot write a job's end. Without its lock, the next one frees its jobs.
  async function supervise(): Promise<void> {
    while (!isStopping) {
      await current.worker.promise.catch((error: unknown) =>
        logger.error({ error }, "jobs stopped"),
      );
      await current.lock.release();
      if (!isStopping) await relaunch();
    }
  }

  async function relaunch(): Promise<void> {
    await delay(RESTART_MS);
    try {
      current = await launch();
      if (isStopping) await current.worker.stop();
    } catch (error) {
      logger.warn({ error }, "jobs cannot be started again yet");
    }
  }

  const health = () => (!isStopping && current.lock.isHeld() ? "ok" : "down");
  reportJobsHealth(health);
  // What a crash left in the outbox need not wait for the sweep.
  await publishEvents();
  return {
    declarations: endpoint.declarations,
    store,
    health,
    stop: () => (stopped ??= stop()),
  };

  async function stop(): Promise<void> {
    isStopping = true;
    reportJobsHealth(undefined);
    clearInterval(release);
    const idle = current.worker.stop().then(
      () => supervised,
      () => supervised,
    );
    await Promise.race([idle, delay(STOP_MS, undefined, { ref: false })]);
    await current.lock.release();
    void pool.end();
  }
}

function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const onError = (error: Error) =>
    logger.warn({ error: error.message }, "a connection of the background jobs was lost");
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}
