import { z } from "zod";
import { now } from "@/lib/core/clock";

const SECOND_MS = 1_000;
const SECONDS: Record<string, number> = { w: 604_800, d: 86_400, h: 3_600, m: 60, s: 1 };

/** What a finished step left, in the shape in which the SDK wants it back. */
export type StepOutcome = { type: "data"; data: unknown } | { type: "error"; error: unknown };

/** What one call of a function came to. */
export type Answer =
  | { kind: "step"; stepId: string; name: string; outcome: StepOutcome }
  | { kind: "sleep"; stepId: string; name: string; until: Date }
  | { kind: "ended"; output: unknown }
  | { kind: "failed"; error: unknown; canRetry: boolean; retryAt?: Date };

const operation = z.object({
  id: z.string(),
  op: z.string(),
  name: z.string().optional(),
  displayName: z.string().optional(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});

/** Reads the SDK's answer to a call: 206 for a step, 200 for the end, anything else for an error. */
export async function readAnswer(response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  const retryAt = readRetryAfter(response.headers.get("retry-after"));
  if (response.status === 200) return { kind: "ended", output: body };
  if (response.status !== 206) {
    const canRetry = response.headers.get("x-inngest-no-retry") !== "true";
    return { kind: "failed", error: body, canRetry, retryAt };
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
      return { kind: "failed", error: step.error, canRetry: true, retryAt };
    case "Sleep":
      return { kind: "sleep", stepId, name, until: readSleep(option) };
    default:
      return refuse(`the step "${name}" of the kind ${step.op}`);
  }
}

function refuse(what: string): Answer {
  const message = `The embedded runner does not support ${what}.`;
  return { kind: "failed", error: { name: "UnsupportedStep", message }, canRetry: false };
}

/** Whole seconds from now, or a moment. */
function readRetryAfter(header: string | null): Date | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return Number.isNaN(seconds) ? new Date(header) : later(seconds);
}

/** A span such as "1h30m", or a moment. */
function readSleep(option: string): Date {
  if (!/^(\d+[wdhms])*$/.test(option)) return new Date(option);
  let seconds = 0;
  for (const [, count, unit] of option.matchAll(/(\d+)([wdhms])/g)) {
    seconds += Number(count) * (SECONDS[unit ?? ""] ?? 0);
  }
  return later(seconds);
}

function later(seconds: number): Date {
  return new Date(now().getTime() + seconds * SECOND_MS);
}
