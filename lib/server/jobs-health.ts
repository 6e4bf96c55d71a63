import { env } from "../core/env";

export type JobsHealth = "ok" | "down";

// The runner lives in the server's module graph, the routes in Next's: they meet on `globalThis`.
const JOBS = Symbol.for("larder.jobs");
const globals = globalThis as typeof globalThis & { [JOBS]?: () => JobsHealth };

/** Tells this process how its embedded runner is to be asked; `undefined` when it has stopped. */
export function reportJobsHealth(report: (() => JobsHealth) | undefined): void {
  globals[JOBS] = report;
}

/** Whether background functions run: in this process, or at Inngest when its keys are set. */
export function jobsHealth(): JobsHealth {
  if (env().JOBS === "inngest") return "ok";
  return globals[JOBS]?.() ?? "down";
}
