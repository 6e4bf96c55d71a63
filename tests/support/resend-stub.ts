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

/** The reply of the stub to one request. */
export type ResendReply = (response: ServerResponse) => void;

/** An HTTP server on loopback that replaces the API of Resend for the real SDK. */
export interface ResendStub {
  url: string;
  requests: StubRequest[];
  /** The accepted mails by idempotency key. As at Resend, a second mail with the same key is not accepted. */
  taken: Map<string, StubRequest["mail"]>;
  /**
   * Sets the replies to the next requests, in this order. The last one is repeated. Without
   * replies, mails are accepted.
   */
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

/** Replies with an arbitrary body. A value that is not a string is sent as JSON. */
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

/** Replies with an error in the format of Resend. */
export function refuses(
  statusCode: number,
  name: string,
  headers: Record<string, string> = {},
): ResendReply {
  return answers(statusCode, { statusCode, name, message: "No." }, headers);
}

/** A reply of the Resend stub: accepts the request and never responds. */
export const hangs: ResendReply = () => undefined;

/** Starts a response of the stub and never ends it. */
export const stalls: ResendReply = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
};

/** A reply of the Resend stub: closes the connection without a response. */
export const drops: ResendReply = (response) => void response.destroy();
