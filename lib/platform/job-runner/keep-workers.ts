import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { logger } from "@/lib/core/logger";
import { releaseDeadPools } from "./alive-lock";
import { launchWorkers, type WorkerPool, type WorkerPoolOptions } from "./worker-pool";

const STOP_MS = 5_000;
const RESTART_MS = 1_000;
const RELEASE_DEAD_EVERY_MS = 5_000;

export interface KeptWorkers {
  areAlive: () => boolean;
  /**
   * Resolves when the workers of the job queue have stopped: after their current steps, or after five seconds.
   */
  ended: Promise<void>;
}

/**
 * Runs workers until the signal is aborted. The queue stops when it cannot store the end of a job, as in an
 * outage of the database. A new queue is then started, which releases the jobs of the stopped one.
 * @throws {Error} when the first start fails.
 */
export async function keepWorkers(
  signal: AbortSignal,
  options: WorkerPoolOptions,
): Promise<KeptWorkers> {
  const isStopping = () => signal.aborted;
  const told = once(signal, "abort");
  let current: WorkerPool | undefined = await launchWorkers(options);
  const release = setInterval(() => void releaseDeadPools(options.pool), RELEASE_DEAD_EVERY_MS);
  return { areAlive: () => current?.lock.isHeld() ?? false, ended: keep(current) };

  async function keep(first: WorkerPool): Promise<void> {
    await untilEnd(first);
    while (!isStopping()) {
      await delay(RESTART_MS);
      current = await relaunch();
      if (current) await untilEnd(current);
    }
    clearInterval(release);
  }

  async function untilEnd({ worker, lock }: WorkerPool): Promise<void> {
    const ended = worker.promise.catch((error: unknown) => logger.error({ error }, "jobs ended"));
    if (!isStopping()) await Promise.race([ended, told]);
    if (isStopping()) {
      const stopped = worker.stop().catch(() => ended);
      await Promise.race([stopped, delay(STOP_MS, undefined, { ref: false })]);
    }
    await lock.release();
  }

  async function relaunch(): Promise<WorkerPool | undefined> {
    try {
      return await launchWorkers(options);
    } catch (error) {
      logger.warn({ error }, "jobs cannot be started again yet");
      return undefined;
    }
  }
}
