import type { InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { z } from "zod";
import { inngest } from "@/lib/server/inngest-client";
import { now } from "@/lib/core/clock";
import { readDeclarations, requireSupportedSteps, type Declaration } from "./declarations";

const ENDPOINT = "http://embedded/api/inngest";
const EXECUTION_VERSION = 2;
const SECOND_MS = 1_000;
const SLEEP_UNITS = { w: 604_800, d: 86_400, h: 3_600, m: 60, s: 1 } as const;

/** An event as the SDK hands it to a function. */
export interface JobEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  /** When it happened, in milliseconds since 1970. */
  ts: number;
}

/** What a finished step left, in the shape in which the SDK wants it back. */
export type StepOutcome = { type: "data"; data: unknown } | { type: "error"; error: unknown };

/** What one call of a function came to. */
export type Answer =
  | { kind: "step"; stepId: string; name: string; outcome: StepOutcome }
  | { kind: "sleep"; stepId: string; name: string; until: Date }
  | { kind: "ended"; output: unknown }
  | { kind: "failed"; error: unknown; canRetry: boolean; retryAt?: Date };

export interface Call {
  functionId: string;
  runId: string;
  event: JobEvent;
  /** What the finished steps left, by the SDK's id of the step, in the order in which they finished. */
  steps: Record<string, StepOutcome>;
  /** Failed attempts so far of the step that is due. */
  attempt: number;
  maxAttempts: number;
}

export interface Endpoint {
  declarations: Declaration[];
  /** Lets the function go on until its next step is done, or to its end. Never rejects for its errors. */
  call(call: Call): Promise<Answer>;
}

/**
 * Speaks Inngest's serve protocol with the app's functions, in process and without a network: the very
 * calls that Inngest would make.
 * @throws {UnsupportedFunctionError} when a function uses what the embedded runner does not do.
 */
export async function openEndpoint(functions: InngestFunction.Any[]): Promise<Endpoint> {
  functions.forEach(requireSupportedSteps);
  const handle = serve({ client: inngest, functions });
  const send = (method: string, query: string, body: unknown, headers = {}) =>
    handle(
      new Request(`${ENDPOINT}${query}`, {
        method,
        headers: { host: "embedded", "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    );
  const sync = await send("PUT", "", { url: ENDPOINT }, { "x-inngest-sync-kind": "in_band" });
  if (!sync.ok) throw new Error(`The functions could not be listed: ${await sync.text()}`);
  return {
    declarations: readDeclarations(await sync.json()),
    call: async ({ functionId, runId, event, steps, attempt, maxAttempts }) => {
      const query = new URLSearchParams({ fnId: functionId, stepId: "step" });
      const stack = Object.keys(steps);
      // No `ctx.fn_id`: with one the SDK would report its steps to Inngest's API by itself.
      const response = await send("POST", `?${query}`, {
        version: EXECUTION_VERSION,
        event,
        events: [event],
        steps,
        ctx: {
          run_id: runId,
          attempt,
          max_attempts: maxAttempts,
          stack: { stack, current: stack.length },
        },
      });
      return readAnswer(response);
    },
  };
}

const operation = z.object({
  id: z.string(),
  op: z.string(),
  name: z.string().optional(),
  displayName: z.string().optional(),
  data: z.unknown(),
  error: z.unknown(),
});

async function readAnswer(response: Response): Promise<Answer> {
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
    seconds += Number(count) * SLEEP_UNITS[unit as keyof typeof SLEEP_UNITS];
  }
  return later(seconds);
}

function later(seconds: number): Date {
  return new Date(now().getTime() + seconds * SECOND_MS);
}
