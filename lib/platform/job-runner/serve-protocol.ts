import type { InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { inngest } from "@/lib/server/inngest-client";
import { type Declaration, readDeclarations, requireSupportedSteps } from "./declarations";
import { type Answer, readAnswer, type StepOutcome } from "./read-answer";

const ENDPOINT = "http://embedded/api/inngest";
const EXECUTION_VERSION = 2;

/** An event as the SDK hands it to a function. */
export interface JobEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  /** When it happened, in milliseconds since 1970. */
  ts: number;
}

interface Call {
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
export async function openEndpoint(functions: InngestFunction.Like[]): Promise<Endpoint> {
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
