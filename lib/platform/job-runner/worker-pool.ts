import { Logger, type ParsedCronItem, run, type Runner, type TaskList } from "graphile-worker";
import type pg from "pg";
import { logger } from "@/lib/core/logger";
import { type AliveLock, holdAliveLock, releaseDeadPools } from "./alive-lock";
import { forgetFutureSchedules } from "./forget-future-schedules";

/** Number of runs of background functions that one process executes at the same time. */
export const CONCURRENCY = 2;
/**
 * Interval at which the workers look for due jobs, in milliseconds. New jobs wake the workers at once, so only
 * a retry or the end of a sleep may be this late.
 */
const POLL_MS = 1_000;

export interface WorkerPoolOptions {
  databaseUrl: string;
  pool: pg.Pool;
  taskList: TaskList;
  parsedCronItems: ParsedCronItem[];
}

export interface WorkerPool {
  worker: Runner;
  lock: AliveLock;
}

/** Runs the queue's own migrations, then starts its workers under a lock that marks them as alive. */
export async function launchWorkers(options: WorkerPoolOptions): Promise<WorkerPool> {
  const { databaseUrl, pool, taskList, parsedCronItems } = options;
  let onPool: (poolId: string) => void;
  const lock = new Promise<string>((resolve) => (onPool = resolve)).then((poolId) =>
    holdAliveLock(databaseUrl, poolId),
  );
  await forgetFutureSchedules(pool);
  const worker = await run({
    pgPool: pool,
    taskList,
    parsedCronItems,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: queueLogger,
    preset: {
      // These settings write job results in batches, here of one result each. When writing a batch fails, the
      // queue stops and the runner restarts it. Without batches the error would be lost, and the job would stay
      // locked for hours.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        // A worker pool must not take jobs before it has its lock. Otherwise another process would
        // consider the pool dead and release its jobs.
        beforeFirstJob(async (poolId) => {
          onPool(poolId);
          await lock;
          await releaseDeadPools(pool);
        }),
      ],
    },
  });
  return { worker, lock: await lock };
}

function beforeFirstJob(act: (poolId: string) => Promise<void>): GraphileConfig.Plugin {
  return {
    name: "LarderBeforeFirstJob",
    version: "1.0.0",
    worker: { hooks: { startWorker: (_context, { worker }) => act(worker.workerPool.id) } },
  };
}

// The queue logs each start and end of a job at the level `info`, which this logger maps to `debug`.
const queueLogger = new Logger(() => (level: string, message) => {
  if (level === "error") logger.error(message);
  else if (level === "warning") logger.warn(message);
  else logger.debug(message);
});
