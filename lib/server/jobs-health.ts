import { env } from "../core/env";

export type JobsHealth = "ok" | "down";

// The job runner is in the server's module graph, API routes are in Next's. `globalThis` is the only state
// that both share.
const JOBS = Symbol.for("larder.jobs");
const globals = globalThis as typeof globalThis & { [JOBS]?: () => JobsHealth };

/** Sets the health check of the embedded runner; `undefined` when it has stopped. */
export function reportJobsHealth(report: (() => JobsHealth) | undefined): void {
  globals[JOBS] = report;
}

/** Returns whether background functions run, in this process or at Inngest. */
export function jobsHealth(): JobsHealth {
  if (env().JOBS === "inngest") return "ok";
  return globals[JOBS]?.() ?? "down";
}
