import type { InngestFunction } from "inngest";
import pg from "pg";
import { functions as appFunctions } from "@/inngest/functions";
import { logger } from "@/lib/core/logger";
import { publishEvents } from "@/lib/server/job-events";
import { type JobsHealth, reportJobsHealth } from "@/lib/server/jobs-health";
import type { Declaration } from "./declarations";
import { keepWorkers } from "./keep-workers";
import { RunStore } from "./run-store";
import { openEndpoint } from "./serve-protocol";
import { createSchedules, createTasks } from "./tasks";
import { CONCURRENCY } from "./worker-pool";

/**
 * Number of database connections of the job runner: for the workers, the listener for new jobs, the schedules,
 * and one to spare.
 */
const CONNECTIONS = CONCURRENCY + 3;

const LONGEST_RETRY_DELAY_MS = 2 * 60 * 60 * 1_000;

/**
 * Returns the milliseconds before a failed step is tried again, by the number of its failed attempts: 2.7 s, 7.4 s,
 * 20 s, and so on up to two hours, which is the longest wait of Inngest too.
 */
export function defaultRetryDelayMs(failures: number): number {
  return Math.min(Math.exp(failures) * 1_000, LONGEST_RETRY_DELAY_MS);
}

export interface RunnerOptions {
  databaseUrl: string;
  /** The background functions to run: those of the app, unless a test passes others. */
  functions?: InngestFunction.Like[];
  /**
   * Returns the milliseconds before a failed step is tried again, by the number of its failed attempts. Tests
   * pass shorter waits.
   */
  retryDelayMs?: (failures: number) => number;
  /** Whether the runner also starts functions by their cron schedules. */
  hasSchedules?: boolean;
}

export interface EmbeddedRunner {
  declarations: Declaration[];
  store: RunStore;
  health: () => JobsHealth;
  /**
   * Stops the runner: waits at most five seconds for the steps that are running. The next start
   * continues the unfinished runs.
   */
  stop: () => Promise<void>;
}

/**
 * Runs the background functions in this process: queue, schedules and leases by graphile-worker, the functions by
 * Inngest's own SDK. Several processes may do so on one database.
 * @throws {UnsupportedFunctionError} when a function uses what the embedded runner does not support.
 */
export async function startEmbeddedRunner({
  databaseUrl,
  functions = appFunctions,
  retryDelayMs = defaultRetryDelayMs,
  hasSchedules = true,
}: RunnerOptions): Promise<EmbeddedRunner> {
  const endpoint = await openEndpoint(functions);
  const pool = openPool(databaseUrl);
  const store = new RunStore(pool);
  const stopping = new AbortController();
  const taskList = createTasks({ store, endpoint, retryDelayMs, stopping: stopping.signal });
  const parsedCronItems = hasSchedules ? createSchedules(endpoint.declarations) : [];
  const workers = await keepWorkers(stopping.signal, {
    databaseUrl,
    pool,
    taskList,
    parsedCronItems,
  });

  const health = () => (workers.areAlive() ? "ok" : "down");
  reportJobsHealth(health);
  // Publishes the job events of a crashed process now, before the function that runs every minute does.
  await publishEvents();
  return {
    declarations: endpoint.declarations,
    store,
    health,
    stop: async () => {
      if (stopping.signal.aborted) return;
      reportJobsHealth(undefined);
      stopping.abort();
      await workers.ended;
      void pool.end();
    },
  };
}

function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const onError = (error: Error) =>
    logger.warn({ error: error.message }, "a connection of the background jobs was lost");
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}
