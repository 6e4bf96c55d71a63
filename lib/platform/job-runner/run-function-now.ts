import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { inngest } from "@/lib/server/inngest-client";
import { StartError } from "@/lib/server/start-error";
import { FUNCTION_FAILED } from "./declarations";
import type { Run } from "./run-store";
import { type RunnerOptions, startEmbeddedRunner } from "./runner";

const LOOK_EVERY_MS = 100;

/**
 * Runs one background function now, to its end, with all its retries. Also runs every job that becomes due
 * meanwhile, such as each mail of the reminders. A server on the same database may run some of these steps.
 * @throws {StartError} when there is no such function, or when Inngest runs the functions.
 */
export async function runFunctionNow(
  options: RunnerOptions & { functionId: string; data: Record<string, unknown> },
): Promise<Run> {
  if (env().JOBS === "inngest") {
    throw new StartError(
      "Inngest runs the background functions: start it from Inngest's dashboard.",
    );
  }
  const runner = await startEmbeddedRunner({ ...options, hasSchedules: false });
  try {
    const id = `${inngest.id}-${options.functionId}`;
    const declaration = runner.declarations.find((declared) => declared.id === id);
    if (!declaration) {
      const known = runner.declarations
        .filter(({ events }) => !events.includes(FUNCTION_FAILED))
        .map((declared) => declared.id.slice(inngest.id.length + 1));
      throw new StartError(
        `There is no function "${options.functionId}". There are: ${known.join(", ")}.`,
      );
    }
    const eventId = `by-hand:${randomUUID()}`;
    const name = declaration.events[0] ?? "inngest/scheduled.timer";
    await runner.store.start(id, { id: eventId, name, data: options.data, ts: now().getTime() });
    for (;;) {
      const run = await runner.store.find(id, eventId);
      if (run && run.status !== "running" && !(await runner.store.hasDueJobs())) return run;
      await delay(LOOK_EVERY_MS);
    }
  } finally {
    await runner.stop();
  }
}
