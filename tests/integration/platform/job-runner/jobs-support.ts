import { setTimeout as delay } from "node:timers/promises";
import type { InngestFunction } from "inngest";
import { afterEach, expect } from "vitest";
import type { Run } from "@/lib/platform/job-runner/run-store";
import { type EmbeddedRunner, startEmbeddedRunner } from "@/lib/platform/job-runner/runner";
import { databasePool } from "@/lib/server/db";

const runners: EmbeddedRunner[] = [];

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

export function databaseUrl(): string {
  return process.env.DATABASE_URL ?? "";
}

/** Starts a runner of test functions that waits only 10 ms between attempts, and stops it after the test. */
export async function startRunner(...functions: InngestFunction.Like[]): Promise<EmbeddedRunner> {
  const runner = await startEmbeddedRunner({
    databaseUrl: databaseUrl(),
    functions,
    retryDelayMs: () => 10,
    hasSchedules: false,
  });
  runners.push(runner);
  return runner;
}

/** Returns a job event in the form in which `publishEvents` puts it into the queue. */
export function event(name: string, { id = name, data = {} }: { id?: string; data?: object } = {}) {
  return { id, name, data: { ...data }, ts: Date.now() };
}

/** Queues an event as `publishEvents` does. */
export async function queueEvent(published: ReturnType<typeof event>): Promise<void> {
  await queueJob("start-runs", published);
}

export async function queueJob(task: string, payload: object): Promise<void> {
  await databasePool().query("select graphile_worker.add_job($1, $2::json)", [
    task,
    JSON.stringify(payload),
  ]);
}

/**
 * Calls `look` until it returns a value other than `undefined` and `false`, and returns that value.
 * @throws when `seconds` have passed.
 */
export async function eventually<T>(
  look: () => Promise<T | undefined | false> | T | undefined | false,
  seconds = 10,
): Promise<T> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`No result within ${seconds} s: ${look.toString()}`);
    await delay(25);
  }
}

/** Waits until the run that an event started has ended, and returns it. */
export async function endedRun(
  runner: EmbeddedRunner,
  functionId: string,
  eventId: string,
): Promise<Run> {
  return eventually(async () => {
    const run = await runner.store.find(`larder-${functionId}`, eventId);
    return run?.status === "running" ? undefined : run;
  });
}

/** Empties the queue, the runs and the job events. */
export async function forgetJobs(): Promise<void> {
  await databasePool().query("truncate job_runs, job_steps, outbox_events");
  await databasePool().query(
    "do $$ begin if to_regclass('graphile_worker._private_jobs') is not null then delete from graphile_worker._private_jobs; end if; end $$",
  );
}

/** Expects that `look` returns `value` for `ms` milliseconds. */
export async function expectStays<T>(
  look: () => T | Promise<T>,
  value: T,
  ms = 300,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    expect(await look()).toEqual(value);
    await delay(50);
  }
}
