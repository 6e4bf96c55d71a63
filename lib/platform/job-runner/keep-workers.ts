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
  /** Settled once they have stopped: when the steps in hand are done, after five seconds at the latest. */
  ended: Promise<void>;
}

/**
 * Keeps workers running until the signal. The queue ends by itself when it cannot write a job's end, as
 * in an outage of the database: then it is started anew, and frees the jobs of the one before.
 * @throws {Error} when they cannot be started the first time.
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
