import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import type { ErrorCode } from "@/lib/core/errors";
import { errorCode } from "@/lib/server/start-error";
import { securityHeaders } from "./set-security-headers";

/**
 * Returns whether Next can parse the request. Next answers 500 to a request without a Host header, with an
 * invalid escape such as `/api/items/%ff`, or with a router state in an unknown format.
 */
export function isReadable({ url = "/", headers, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined && httpVersion === "1.1") return false;
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    parseAndValidateFlightRouterState(headers["next-router-state-tree"]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Next answers 500 to a file request when a condition in one of these headers fails. Without these headers Next
 * sends the whole file.
 */
const UNSUPPORTED = ["range", "if-range", "if-match", "if-unmodified-since"];

/** Removes headers such as `Range` and `If-Match`, which make Next answer 500. The app does not use them. */
export function dropUnsupportedHeaders({ headers }: IncomingMessage): void {
  for (const name of UNSUPPORTED) Reflect.deleteProperty(headers, name);
}

const CALLS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const READS = new Set(["GET", "HEAD"]);

/** Returns whether an address belongs to the API. */
export function isApi(url = "/"): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/**
 * Returns whether the address accepts the method. Pages and files are only read, because there are no Server Actions.
 */
export function isServed({ method = "GET", url = "/" }: IncomingMessage): boolean {
  return methodsOf(url).has(method);
}

/** Returns the HTTP methods that requests to a URL may use. Pages and files can only be read. */
export function methodsOf(url = "/"): Set<string> {
  // Addresses that begin with `/__nextjs` belong to Next's development server.
  return isApi(url) || url.startsWith("/__nextjs") ? CALLS : READS;
}

/** Answers 400. */
export function answerMalformed(response: ServerResponse): void {
  refuse(response, 400, { message: "The request is not valid.", code: "invalid_input" });
}

/** Answers 405 with the supported methods in the Allow header. */
export function answerMethodNotAllowed(response: ServerResponse, methods: Iterable<string>): void {
  response.setHeader("allow", [...methods].join(", "));
  const message = "This address does not support that method.";
  refuse(response, 405, { message, code: "invalid_input" });
}

interface Refusal {
  message: string;
  code: ErrorCode;
}

function refuse(response: ServerResponse, status: number, body: Refusal): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "private, no-store",
    // The rest of a request body that is still arriving is not read, so the connection cannot serve another
    // request.
    connection: "close",
  });
  response.end(JSON.stringify(body));
}

/** Answers 503 while the application starts. A browser retries by itself. */
export function answerStarting({ url }: IncomingMessage, response: ServerResponse): void {
  const headers = { "cache-control": "private, no-store", "retry-after": "2" };
  if (isApi(url)) {
    const body: Refusal = { message: "The server is starting.", code: "unavailable" };
    response.writeHead(503, { ...headers, "content-type": "application/json" });
    response.end(JSON.stringify(body));
    return;
  }
  response.writeHead(503, {
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    refresh: "2",
  });
  response.end("Starting.\n");
}

/** Node's errors for a request that it cannot parse, and the status of each. Any other is a 400. */
const UNPARSED: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a request that Node could not parse, for which there is no response object, and closes its connection.
 */
export function answerUnparsed(error: Error, socket: Duplex): void {
  const status = UNPARSED[errorCode(error) ?? ""] ?? 400;
  const headers = { ...securityHeaders("/", { isHttps: false }), connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "content-length: 0", "", ""].join(
      "\r\n",
    ),
  );
}
