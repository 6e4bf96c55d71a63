import { env } from "../core/env";

export type JobsHealth = "ok" | "down";

// The runner is in the server's module graph, routes are in Next's: both use `globalThis`.
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
