import { Logger, type ParsedCronItem, run, type Runner, type TaskList } from "graphile-worker";
import type pg from "pg";
import { logger } from "@/lib/core/logger";
import { type AliveLock, holdAliveLock, releaseDeadPools } from "./alive-lock";
import { forgetFutureSchedules } from "./forget-future-schedules";

/** How many runs go on at the same time. */
export const CONCURRENCY = 2;
/** New jobs wake the workers at once; this is how late a retry or a sleep may come. */
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

/** Starts the queue's workers, after its own migrations, under a lock that says that they live. */
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
      // Written in batches (of one), a job's end that cannot be written ends the queue, and the runner
      // starts it anew. Written at once, the error would be nobody's and the job held for hours.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        // No job is ever held by a pool without a lock: another process would take it for a dead one's.
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

// What the queue calls information (each job started, each job done) is detail here.
const queueLogger = new Logger(() => (level: string, message) => {
  if (level === "error") logger.error(message);
  else if (level === "warning") logger.warn(message);
  else logger.debug(message);
});
