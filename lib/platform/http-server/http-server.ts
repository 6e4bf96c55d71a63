import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, StartError } from "@/lib/server/start-error";
import {
  answerMalformed,
  answerMethodNotAllowed,
  answerStarting,
  answerUnparsed,
  dropUnsupportedHeaders,
  isReadable,
  isServed,
  methodsOf,
} from "./refuse-request";
import { setSecurityHeaders } from "./set-security-headers";
import { setTrustedHeaders } from "./trusted-headers";

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface ServerOptions {
  host: string;
  port: number;
  trustProxy: boolean;
}

/** The HTTP server, which accepts requests before the application is ready. */
export interface AppServer {
  /** Node's HTTP server, to which Next adds its listener for hot reloading in development. */
  server: Server;
  /** Passes all further requests to `handler`. Requests before this call get a 503 response. */
  open(handler: Handler): void;
  /**
   * Accepts no more requests and waits for the running ones.
   * @param graceMs the longest wait, in milliseconds, after which connections are closed.
   */
  close(graceMs: number): Promise<void>;
}

/**
 * Listens on the port. Call it before steps that would have to be undone if the port is in use.
 * @throws {StartError} when it is in use.
 */
export async function listen({ host, port, trustProxy }: ServerOptions): Promise<AppServer> {
  let handler: Handler = answerStarting;
  const responses = new Set<ServerResponse>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("x-request-id", setTrustedHeaders(request, { trustProxy }));
    setSecurityHeaders(request, response);
    dropUnsupportedHeaders(request);
    responses.add(response);
    response.once("close", () => responses.delete(response));
    if (!isReadable(request)) answerMalformed(response);
    else if (!isServed(request)) answerMethodNotAllowed(response, methodsOf(request.url));
    else handler(request, response);
  };
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      // The time that a client may take to send a whole request. A photo over a weak mobile network needs a minute.
      requestTimeout: 120_000,
      // Longer than the 60 s of common proxies, so that the proxy closes idle connections first.
      keepAliveTimeout: 65_000,
      // Node's own check would answer a request without a `Host` header before our code can set the security
      // headers.
      requireHostHeader: false,
    },
    answer,
  );
  // Without this listener Node answers 417 to an unknown `Expect` header.
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => {
    const isAnswering = [...responses].some(
      (response) => response.socket === socket && response.headersSent,
    );
    if (!socket.writable || isAnswering) socket.destroy();
    else answerUnparsed(error, socket);
  });
  await bind(server, { host, port });
  return {
    server,
    open: (next) => {
      handler = next;
    },
    close: async (graceMs) => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const response of responses) if (isEventStream(response)) response.destroy();
      // While the server closes, this closes each connection whose running request was answered. Otherwise the
      // connection would stay open for another request.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await Promise.race([closed, sleep(graceMs)]);
      clearInterval(sweep);
      server.closeAllConnections();
    },
  };
}

function bind(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, host, port)));
    // Listening on localhost may bind only the IPv6 loopback. Browsers try both addresses, other clients may
    // not, so the server listens on 127.0.0.1.
    server.listen(port, host === "localhost" ? "127.0.0.1" : host, resolve);
  });
}

function explain(error: Error, host: string, port: number): Error {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} is already in use. Start with another one: PORT=${port + 1} npm start`,
      );
    case "EACCES":
      return new StartError(
        `Port ${port} needs more rights than this user has. Start with another one: PORT=3000 npm start`,
      );
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
      return new StartError(
        `HOST=${host} is no address of this machine. Use localhost, or 0.0.0.0 for the whole network.`,
      );
    default:
      return error;
  }
}

/** Returns whether a response is an event stream. It never ends by itself, so `close` ends it. */
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/event-stream");
}
