import { logger } from "@/lib/core/logger";
import { type Declaration, failureFunctionId } from "./declarations";
import type { Run, RunStore } from "./run-store";
import type { Endpoint } from "./serve-protocol";

export interface ContinueOptions {
  store: RunStore;
  endpoint: Endpoint;
  /**
   * Returns the milliseconds to wait before the next attempt of a step, by the number of its failed attempts.
   * It is not called if the error of the step contains a delay of its own.
   */
  retryDelayMs: (failures: number) => number;
  /**
   * Aborted when the process shuts down. The run then stops after its current step, and another process
   * continues it.
   */
  stopping: AbortSignal;
}

/**
 * Continues a run of a background function, step by step, until it ends, sleeps or must be retried later.
 * `isRedelivered` means that the run's job was started before and not finished.
 */
export async function continueRun(
  options: ContinueOptions,
  { runId, isRedelivered }: { runId: string; isRedelivered: boolean },
): Promise<void> {
  const { store, endpoint } = options;
  const run = await store.load(runId);
  // A sleeping run has another job that wakes it.
  if (run?.status !== "running" || run.isAsleep) return;
  const declaration = endpoint.declarations.find(({ id }) => id === run.functionId);
  if (!declaration) {
    return failRun(options, run, { message: `There is no function "${run.functionId}".` });
  }
  if (isRedelivered) run.attempt = await store.countLostAttempt(run.id);
  if (run.attempt >= declaration.maxAttempts) {
    return failRun(options, run, { message: "The process ended during each attempt." });
  }
  while (await takeStep(options, run, declaration));
}

/** Runs the next step of the background function. Resolves to whether its run can continue at once. */
async function takeStep(
  options: ContinueOptions,
  run: Run,
  { maxAttempts }: Declaration,
): Promise<boolean> {
  const { store, endpoint, retryDelayMs, stopping } = options;
  if (stopping.aborted) {
    await store.postpone(run.id, run.attempt, 0);
    return false;
  }
  const answer = await endpoint.call({
    functionId: run.functionId,
    runId: run.id,
    event: run.event,
    steps: Object.fromEntries(run.steps.map(({ stepId, outcome }) => [stepId, outcome])),
    attempt: run.attempt,
    maxAttempts,
  });
  switch (answer.kind) {
    case "step":
      await store.rememberStep(run.id, answer);
      run.steps.push(answer);
      run.attempt = 0;
      return true;
    case "sleep":
      await store.sleep(run.id, answer);
      return false;
    case "ended":
      await store.complete(run.id, answer.output);
      return false;
    case "failed": {
      const failures = run.attempt + 1;
      if (!answer.canRetry || failures >= maxAttempts) {
        await failRun(options, run, answer.error);
      } else {
        const waitMs = answer.retryAfterMs ?? retryDelayMs(failures);
        await store.postpone(run.id, failures, waitMs);
      }
      return false;
    }
  }
}

async function failRun({ store, endpoint }: ContinueOptions, run: Run, error: unknown) {
  logger.error(
    { functionId: run.functionId, runId: run.id },
    "a background function failed for good",
  );
  const listener = failureFunctionId(run.functionId);
  const isListening = endpoint.declarations.some(({ id }) => id === listener);
  await store.fail(run.id, error, isListening ? listener : null);
}
