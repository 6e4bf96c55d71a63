import type { InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { inngest } from "@/lib/server/inngest-client";
import { type Declaration, readDeclarations, requireSupportedSteps } from "./declarations";
import { type Answer, readAnswer, type StepOutcome } from "./read-answer";

const ENDPOINT = "http://embedded/api/inngest";
const EXECUTION_VERSION = 2;

/** An event in the form in which Inngest's SDK passes it to a function. */
export interface JobEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  /** Time of the event, in milliseconds since 1970. */
  ts: number;
}

interface Call {
  functionId: string;
  runId: string;
  event: JobEvent;
  /**
   * The results of the finished steps, by the step id that Inngest's SDK assigns, in the order in which they
   * finished.
   */
  steps: Record<string, StepOutcome>;
  /** Failed attempts of the due step. */
  attempt: number;
  maxAttempts: number;
}

export interface Endpoint {
  declarations: Declaration[];
  /**
   * Runs the background function to the end of its next step, or to its end. Errors of the function do not
   * reject the promise.
   */
  call(call: Call): Promise<Answer>;
}

/**
 * Calls the app's background functions for the embedded runner. The calls follow Inngest's serve protocol, but
 * stay in the process and use no network.
 * @throws {UnsupportedFunctionError} when a function uses a feature that the embedded runner does not support.
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
      // `ctx.fn_id` is omitted, because with it Inngest's SDK would report steps to Inngest's API.
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
