import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stub answers one request. */
export type AvatarReply = (response: ServerResponse, request: IncomingMessage) => void;

/** An HTTP server on loopback in place of the public avatar service. */
export interface AvatarStub {
  url: string;
  /** Every request, as it came. */
  requests: { url: string; headers: IncomingMessage["headers"] }[];
  /** The reply to the coming requests. At first there is no picture of anybody. */
  reply: (reply: AvatarReply) => void;
  stop: () => Promise<void>;
}

export async function startAvatarStub(): Promise<AvatarStub> {
  const requests: AvatarStub["requests"] = [];
  let reply: AvatarReply = answers(404, "text/html", "none");
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    reply(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    reply: (next) => {
      requests.length = 0;
      reply = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A whole answer. */
export function answers(status: number, type: string, body: string | Buffer): AvatarReply {
  return (response) => response.writeHead(status, { "content-type": type }).end(body);
}
