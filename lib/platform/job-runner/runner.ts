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

/** Connections: the workers, the listener for new jobs, the schedules, and one to spare. */
const CONNECTIONS = CONCURRENCY + 3;

export interface RunnerOptions {
  databaseUrl: string;
  /** The app's own functions, unless a test passes others. */
  functions?: InngestFunction.Like[];
  /**
   * Milliseconds before the next attempt, by the number of failed ones: 2.7 s, 7.4 s, 20 s, and so on.
   */
  retryDelayMs?: (failures: number) => number;
  /** Whether schedules start functions. */
  hasSchedules?: boolean;
}

export interface EmbeddedRunner {
  declarations: Declaration[];
  store: RunStore;
  health: () => JobsHealth;
  /** Waits for the current steps, at most five seconds. The next start continues what remains. */
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
  retryDelayMs = (failures) => Math.exp(Math.min(failures, 7)) * 1_000,
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
