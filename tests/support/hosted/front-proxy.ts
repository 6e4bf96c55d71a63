import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The public host name of the hosted app. */
export const PUBLIC_HOST = "larder.example";

/** The proxy of a hosted platform. It ends HTTPS and alternates between the instances of the app. */
export interface FrontProxy {
  url: string;
  /** Which instances get requests. */
  use: (instances: readonly string[]) => void;
  stop: () => Promise<void>;
}

/** Starts the proxy. Like nginx, it appends the client's address to the header that the client has sent. */
export async function startFrontProxy(): Promise<FrontProxy> {
  let instances: readonly string[] = [];
  let turn = 0;

  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    tries: number,
  ) => {
    turn += 1;
    const target = new URL(instances[turn % instances.length] ?? "http://127.0.0.1:9");
    const claimed = incoming.headers["x-forwarded-for"];
    const outgoing = request({
      // Each request opens a new connection. A killed instance refuses it, and the proxy tries another instance.
      agent: false,
      host: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        host: PUBLIC_HOST,
        "x-forwarded-host": PUBLIC_HOST,
        "x-forwarded-proto": "https",
        "x-forwarded-for": [claimed, incoming.socket.remoteAddress].filter(Boolean).join(", "),
      },
    });
    outgoing.once("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
      response.once("close", () => answer.destroy());
    });
    outgoing.once("error", (error) => {
      const isGone = "code" in error && error.code === "ECONNREFUSED";
      if (isGone && tries < instances.length) pass(incoming, body, response, tries + 1);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    outgoing.end(body);
  };

  // The whole body is read first, so that it can be sent to another instance.
  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => pass(incoming, body, response, 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (next) => {
      instances = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
