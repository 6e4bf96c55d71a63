import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The reply of the stub to one request. */
export type AvatarReply = (response: ServerResponse, request: IncomingMessage) => void;

/** An HTTP server on loopback that replaces the public avatar service. */
export interface AvatarStub {
  url: string;
  /** All requests to the stub since the last call of `reply`. */
  requests: { url: string; headers: IncomingMessage["headers"] }[];
  /** Sets the reply to the next requests. The initial reply is 404. */
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

/** Replies with a complete response. */
export function answers(status: number, type: string, body: string | Buffer): AvatarReply {
  return (response) => response.writeHead(status, { "content-type": type }).end(body);
}
