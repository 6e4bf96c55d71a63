import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { z } from "zod";

const requestSchema = z.object({
  model: z.string(),
  max_tokens: z.number(),
  system: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  output_config: z.object({ format: z.object({ type: z.string(), schema: z.unknown() }) }),
});

const linesSchema = z.array(
  z.object({ lineId: z.number(), placeholders: z.record(z.string(), z.string()) }),
);

/** A request that the Anthropic stub has received. */
export interface StubRequest {
  headers: IncomingHttpHeaders;
  body: z.output<typeof requestSchema>;
  /** The request body as unparsed text. */
  text: string;
  lines: z.output<typeof linesSchema>;
}

export interface Rationale {
  lineId: number;
  rationale: string;
}

/** The reply of the stub to one request. */
export type Reply = (response: ServerResponse, request: StubRequest) => void;

/** An HTTP server on loopback that replaces the API of Anthropic for the real SDK. */
export interface AnthropicStub {
  url: string;
  requests: StubRequest[];
  /** Sets the stub's replies to the next requests, in this order. The last one is repeated. */
  reply: (...replies: Reply[]) => void;
  stop: () => Promise<void>;
}

export async function startAnthropicStub(): Promise<AnthropicStub> {
  const requests: StubRequest[] = [];
  let replies: Reply[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const body = requestSchema.parse(JSON.parse(text));
      const lines = linesSchema.parse(JSON.parse(body.messages[0]?.content ?? ""));
      const asked: StubRequest = { headers: request.headers, body, text, lines };
      requests.push(asked);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply) reply(response, asked);
      else response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    reply: (...next) => {
      requests.length = 0;
      replies = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a message with the given text in the format of the API. */
export function messageOf(text: string, stopReason = "end_turn"): string {
  return JSON.stringify({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stub",
    content: [{ type: "text", text }],
    stop_reason: stopReason,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  });
}

/** Returns a reply of the Anthropic stub with an arbitrary body. */
export function sends(
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };
}

/**
 * Creates a reply of the Anthropic stub with rationales. The reply is a complete answer unless another stop
 * reason is given.
 */
export function writes(
  rationalesFor: (lines: StubRequest["lines"]) => Rationale[],
  stopReason?: string,
): Reply {
  return (response, request) => {
    const text = JSON.stringify({ rationales: rationalesFor(request.lines) });
    sends(messageOf(text, stopReason))(response, request);
  };
}

/** Replies with an API error whose retry time is 1 ms. */
export function fails(status: number, headers: Record<string, string> = {}): Reply {
  const body = JSON.stringify({ type: "error", error: { type: "api_error", message: "No." } });
  return sends(body, { status, headers: { "retry-after-ms": "1", ...headers } });
}

/** Accepts the request and never responds. */
export const hangs: Reply = () => undefined;

/** Starts a response and never ends it. */
export const stalls: Reply = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
};
