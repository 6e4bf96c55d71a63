import type { AiFailure } from "../ai";

/** Why the template wrote the rationale of a line although an AI is configured. */
type FallbackReason = AiFailure | `status_${number}` | "budget" | "rejected";

/** What the application counts where it happens. Reasons are codes: no household, name, id or address. */
export interface Telemetry {
  /** Counts lines whose rationale the template wrote, because Claude gave no usable one. */
  countAiFallbacks(lines: number, reason: FallbackReason): void;
  /** Counts a mail that was not sent, or of which nobody knows whether it was sent. */
  countMailFailure(reason: "refused" | "unavailable" | "unknown"): void;
}

// The server, `instrumentation.ts` and the routes are separate module graphs. `globalThis` is the only state that they
// share.
const globals = globalThis as typeof globalThis & { larderTelemetry?: Telemetry | undefined };

/** Returns the counters; undefined unless `startTelemetry` was called. */
export function telemetry(): Telemetry | undefined {
  return globals.larderTelemetry;
}

/** Sets the counters of this process; `undefined` at its end. */
export function setTelemetry(counters: Telemetry | undefined): void {
  globals.larderTelemetry = counters;
}
