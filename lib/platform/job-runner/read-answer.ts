import { z } from "zod";
import { now } from "@/lib/core/clock";

const SECOND_MS = 1_000;
const SECONDS: Record<string, number> = { w: 604_800, d: 86_400, h: 3_600, m: 60, s: 1 };

/** The result of a finished step, in the format in which Inngest's SDK reads it back. */
export type StepOutcome = { type: "data"; data: unknown } | { type: "error"; error: unknown };

/**
 * The result of one call of a function. Waits are in milliseconds and not moments: PostgreSQL's clock decides when a
 * job is due, and this process's clock may differ from it.
 */
export type Answer =
  | { kind: "step"; stepId: string; name: string; outcome: StepOutcome }
  | { kind: "sleep"; stepId: string; name: string; waitMs: number }
  | { kind: "ended"; output: unknown }
  | { kind: "failed"; error: unknown; canRetry: boolean; retryAfterMs?: number };

const operation = z.object({
  id: z.string(),
  op: z.string(),
  name: z.string().optional(),
  displayName: z.string().optional(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});

/**
 * Reads the answer of Inngest's SDK to a function call: 206 after a step, 200 at the end, anything else for
 * an error.
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
  if (response.status === 200) return { kind: "ended", output: body };
  if (response.status !== 206) {
    const canRetry = response.headers.get("x-inngest-no-retry") !== "true";
    return { kind: "failed", error: body, canRetry, retryAfterMs };
  }
  const [step, ...others] = z.array(operation).parse(body);
  if (!step || others.length > 0) return refuse("steps in parallel");
  const { id: stepId, name: option = "", displayName: name = option } = step;
  switch (step.op) {
    case "StepRun":
      return { kind: "step", stepId, name, outcome: { type: "data", data: step.data } };
    case "StepFailed":
      return { kind: "step", stepId, name, outcome: { type: "error", error: step.error } };
    case "StepError":
      return { kind: "failed", error: step.error, canRetry: true, retryAfterMs };
    case "Sleep":
      return { kind: "sleep", stepId, name, waitMs: readSleep(option) };
    default:
      return refuse(`the step "${name}" of the kind ${step.op}`);
  }
}

function refuse(what: string): Answer {
  const message = `The embedded runner does not support ${what}.`;
  return { kind: "failed", error: { name: "UnsupportedStep", message }, canRetry: false };
}

/** Parses a `Retry-After` header, whole seconds or a date, to milliseconds from now. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return Number.isNaN(seconds) ? msUntil(header) : seconds * SECOND_MS;
}

/** Parses the duration of a sleep, such as "1h30m", or the date of its end, to milliseconds from now. */
function readSleep(option: string): number {
  if (!/^(\d+[wdhms])*$/.test(option)) return msUntil(option);
  let seconds = 0;
  for (const [, count, unit] of option.matchAll(/(\d+)([wdhms])/g)) {
    seconds += Number(count) * (SECONDS[unit ?? ""] ?? 0);
  }
  return seconds * SECOND_MS;
}

function msUntil(moment: string): number {
  return Math.max(0, new Date(moment).getTime() - now().getTime());
}
