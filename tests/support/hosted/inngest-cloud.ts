import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const EVENT_KEY = "event-key-of-the-hosted-tests";
const KEY = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const RETRY_MS = 100;

/** The settings that point the app at the stub. */
export const inngestSettings = (url: string) => ({
  INNGEST_EVENT_KEY: EVENT_KEY,
  INNGEST_SIGNING_KEY: `signkey-prod-${KEY}`,
  INNGEST_BASE_URL: url,
});

const eventSchema = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  ts: z.number(),
});
type Event = z.output<typeof eventSchema>;

const declarationsSchema = z.object({
  functions: z.array(
    z.object({
      id: z.string(),
      triggers: z.array(z.looseObject({ event: z.string().optional() })),
    }),
  ),
});

const stepsSchema = z.array(
  z.object({ id: z.string(), op: z.literal("StepRun"), data: z.unknown() }),
);

/** A run of a function, with the HTTP status of each call. */
interface Run {
  functionId: string;
  statuses: number[];
  isEnded: boolean;
}

/** An HTTP server on loopback that replaces Inngest's cloud. It calls the functions as Inngest does: over HTTP, signed. */
export interface InngestCloud {
  url: string;
  /** The ids of the accepted events, each once. */
  events: string[];
  runs: Run[];
  /** Makes the stub refuse events, or accept them again. */
  setDown: (isDown: boolean) => void;
  /**
   * Asks the app for its functions, and runs them from then on.
   * @returns their ids
   */
  sync: (endpoint: string) => Promise<string[]>;
  /** Runs a function now, as its schedule does. `beforeStep` is called before each step but the first. */
  runNow: (functionId: string, beforeStep?: () => Promise<void>) => Promise<Run>;
  /** Calls the endpoint with a signature that is made with `key`. */
  call: (method: string, query: string, body: unknown, options?: CallOptions) => Promise<Response>;
  stop: () => Promise<void>;
}

interface CallOptions {
  key?: string;
  /** Time of the signature, in seconds since 1970. */
  seconds?: number;
  headers?: Record<string, string>;
}

export async function startInngestCloud(): Promise<InngestCloud> {
  const known = new Map<string, string[]>();
  const events: string[] = [];
  const runs: Run[] = [];
  let endpoint = "";
  let isDown = false;
  let isStopped = false;

  const call: InngestCloud["call"] = (method, search, body, options = {}) => {
    const text = toCanonicalJson(body);
    const t = String(options.seconds ?? Math.floor(Date.now() / 1_000));
    const s = createHmac("sha256", options.key ?? KEY)
      .update(text + t)
      .digest("hex");
    return fetch(`${endpoint}${search}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-inngest-signature": `t=${t}&s=${s}`,
        ...options.headers,
      },
      body: text,
    });
  };

  /** Calls a function step by step, and again after a failure, until it has ended. */
  async function run(functionId: string, event: Event, beforeStep?: () => Promise<void>) {
    const entry: Run = { functionId, statuses: [], isEnded: false };
    runs.push(entry);
    const steps: Record<string, unknown> = {};
    const query = `?${new URLSearchParams({ fnId: functionId, stepId: "step" })}`;
    for (let attempt = 0; !entry.isEnded && attempt < 5 && !isStopped;) {
      const stack = Object.keys(steps);
      if (stack.length > 0 && attempt === 0) await beforeStep?.();
      const ctx = {
        fn_id: functionId,
        run_id: `run-${runs.indexOf(entry)}`,
        attempt,
        max_attempts: 5,
        stack: { stack, current: stack.length },
      };
      const body = { version: 2, event, events: [event], steps, ctx };
      const response = await call("POST", query, body).catch(() => undefined);
      entry.statuses.push(response?.status ?? 0);
      if (response?.status === 200) entry.isEnded = true;
      else if (response?.status === 206) {
        for (const { id, data } of stepsSchema.parse(await response.json())) {
          steps[id] = { type: "data", data };
        }
        attempt = 0;
      } else {
        attempt += 1;
        await sleep(RETRY_MS);
      }
    }
    return entry;
  }

  function receive(event: Event): void {
    if (events.includes(event.id)) return;
    events.push(event.id);
    for (const [functionId, names] of known) {
      if (names.includes(event.name)) void run(functionId, event);
    }
  }

  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      if (isDown) return response.destroy();
      if (request.url !== `/e/${EVENT_KEY}`) return response.writeHead(401).end("{}");
      const sent = z.array(eventSchema).parse(JSON.parse(text));
      sent.forEach(receive);
      const answer = { ids: sent.map(({ id }) => id), status: 200 };
      return response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    runs,
    call,
    setDown: (next) => {
      isDown = next;
    },
    sync: async (address) => {
      endpoint = address;
      const headers = { "x-inngest-sync-kind": "in_band" };
      const answer = await call("PUT", "", { url: address }, { headers });
      if (!answer.ok) throw new Error(`The sync was refused: ${answer.status}`);
      for (const { id, triggers } of declarationsSchema.parse(await answer.json()).functions) {
        known.set(
          id,
          triggers.flatMap(({ event }) => event ?? []),
        );
      }
      return [...known.keys()];
    },
    runNow: (functionId, beforeStep) => {
      const id = [...known.keys()].find((name) => name.endsWith(functionId));
      if (id === undefined) throw new Error(`There is no function ${functionId}`);
      const ts = Date.now();
      return run(
        id,
        { id: `cron-${ts}`, name: "inngest/scheduled.timer", data: {}, ts },
        beforeStep,
      );
    },
    stop: () => {
      isStopped = true;
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Returns JSON with sorted keys. The SDK compares the signature with that of the body in this form. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
