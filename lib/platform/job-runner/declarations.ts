import { parseCronItem } from "graphile-worker";
import type { InngestFunction } from "inngest";
import { z } from "zod";
import { StartError } from "@/lib/server/start-error";

const DEFAULT_RETRIES = 4;
const SUPPORTED_OPTIONS = ["id", "name", "triggers", "steps"];
const SUPPORTED_TRIGGERS = ["event", "cron"];
const SUPPORTED_STEPS = ["run", "sleep", "sleepUntil"];

/** The event that starts an `onFailure` function. */
export const FUNCTION_FAILED = "inngest/function.failed";

/** What the embedded job runner needs to know of a background function. */
export interface Declaration {
  id: string;
  events: string[];
  crons: string[];
  /** Attempts of one step: the first and its retries. */
  maxAttempts: number;
}

/**
 * The error for a background function that uses a feature of Inngest which the embedded runner does not
 * support. Its message is for the operator.
 */
class UnsupportedFunctionError extends StartError {
  constructor(functionId: string, what: string) {
    super(
      `The background function "${functionId}" uses ${what}, which the embedded runner does not support. ` +
        "Write it without, or run with Inngest's keys (INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY).",
    );
  }
}

const syncAnswer = z.object({
  functions: z.array(
    z.looseObject({
      id: z.string(),
      triggers: z.array(
        z.looseObject({ event: z.string().optional(), cron: z.string().optional() }),
      ),
      steps: z.object({
        step: z.object({ retries: z.object({ attempts: z.int() }).optional() }),
      }),
    }),
  ),
});
type SdkFunction = z.output<typeof syncAnswer>["functions"][number];

/**
 * Returns the id of the function that Inngest's SDK creates for the `onFailure` handler of another function.
 */
export function failureFunctionId(functionId: string): string {
  return `${functionId}-failure`;
}

/**
 * Parses the response in which Inngest's SDK declares the functions of the app (in-band sync). Refuses
 * declarations that the embedded runner would silently ignore.
 * @throws {UnsupportedFunctionError} for the first option, trigger or schedule that is not supported.
 */
export function readDeclarations(answer: unknown): Declaration[] {
  return syncAnswer.parse(answer).functions.map((declared) => {
    requireSupportedOptions(declared);
    const events = declared.triggers.flatMap((trigger) => trigger.event ?? []);
    const crons = declared.triggers.flatMap((trigger) => trigger.cron ?? []);
    crons.forEach((cron) => requireSupportedSchedule(declared.id, cron));
    const retries = declared.steps.step.retries?.attempts ?? DEFAULT_RETRIES;
    return { id: declared.id, events, crons, maxAttempts: retries + 1 };
  });
}

/**
 * Refuses a background function that calls a step tool which this runner does not support. The function's
 * declaration does not name its step tools, so its source text is searched. A call that the search misses (a
 * renamed `step`) is refused when it runs.
 * @throws {UnsupportedFunctionError}
 */
export function requireSupportedSteps(fn: InngestFunction.Like): void {
  const { id } = z.object({ id: z.string() }).parse(Reflect.get(fn, "opts"));
  const handlers: unknown[] = [Reflect.get(fn, "fn"), Reflect.get(fn, "onFailureFn")];
  for (const handler of handlers) {
    for (const [, tool = ""] of String(handler).matchAll(/\bstep\s*\.\s*(\w+)/g)) {
      if (!SUPPORTED_STEPS.includes(tool)) throw new UnsupportedFunctionError(id, `step.${tool}`);
    }
  }
}

function requireSupportedOptions(declared: SdkFunction): void {
  const refuse = (what: string) => {
    throw new UnsupportedFunctionError(declared.id, what);
  };
  for (const option of Object.keys(declared)) {
    if (!SUPPORTED_OPTIONS.includes(option)) refuse(`the option "${option}"`);
  }
  for (const trigger of declared.triggers) {
    // The Inngest SDK adds this trigger to an `onFailure` function. The runner starts that function by its id.
    if (trigger.event === FUNCTION_FAILED && declared.id.endsWith("-failure")) continue;
    if (trigger.event?.startsWith("inngest/")) refuse(`the trigger "${trigger.event}"`);
    if (trigger.event?.includes("*")) refuse(`the wildcard trigger "${trigger.event}"`);
    for (const key of Object.keys(trigger)) {
      if (!SUPPORTED_TRIGGERS.includes(key)) refuse(`"${key}" in a trigger`);
    }
  }
}

function requireSupportedSchedule(functionId: string, cron: string): void {
  try {
    parseCronItem({ task: functionId, match: cron });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnsupportedFunctionError(functionId, `the schedule "${cron}" (${reason})`);
  }
}
