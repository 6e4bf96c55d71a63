import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { z } from "zod";

const mailSchema = z.looseObject({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

interface StubRequest {
  headers: IncomingHttpHeaders;
  mail: z.output<typeof mailSchema>;
}

/** How the stub answers one request. */
export type ResendReply = (response: ServerResponse) => void;

/** An HTTP server on loopback that the real SDK talks to in place of Resend's. */
export interface ResendStub {
  url: string;
  requests: StubRequest[];
  /** The mails that it took, each key once as at Resend. */
  taken: Map<string, StubRequest["mail"]>;
  /** The replies to the coming requests, in turn; the last one stays. Without any it takes mails. */
  reply: (...replies: ResendReply[]) => void;
  stop: () => Promise<void>;
}

export async function startResendStub(): Promise<ResendStub> {
  const requests: StubRequest[] = [];
  const taken: ResendStub["taken"] = new Map();
  let replies: ResendReply[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const mail = mailSchema.parse(JSON.parse(body));
      requests.push({ headers: request.headers, mail });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply) {
        reply(response);
        return;
      }
      const key = z.string().parse(request.headers["idempotency-key"]);
      if (!taken.has(key)) taken.set(key, mail);
      answers(200, { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" })(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    taken,
    reply: (...next) => {
      requests.length = 0;
      taken.clear();
      replies = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Any answer at all, as JSON unless it is text already. */
export function answers(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): ResendReply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

/** An error as Resend tells it. */
export function refuses(
  statusCode: number,
  name: string,
  headers: Record<string, string> = {},
): ResendReply {
  return answers(statusCode, { statusCode, name, message: "No." }, headers);
}

/** Takes the request and never answers. */
export const hangs: ResendReply = () => undefined;

/** Begins to answer and never ends. */
export const stalls: ResendReply = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
};

/** Hangs up. */
export const drops: ResendReply = (response) => void response.destroy();
