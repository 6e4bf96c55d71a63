import type { IncomingMessage, ServerResponse } from "node:http";

// What Next would fail on is answered before it gets there.

/** Next fails on an address with half an escape in it, such as `/api/items/%ff`. */
export function isReadable(url = "/"): boolean {
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

const CALLS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const READS = new Set(["GET", "HEAD"]);

/** Whether anything at that address knows the method: pages and files are only read, there are no Server Actions. */
export function isServed({ method = "GET", url = "/" }: IncomingMessage): boolean {
  return methodsOf(url).has(method);
}

function methodsOf(url: string): Set<string> {
  // The second are those of the development server.
  return url.startsWith("/api/") || url.startsWith("/__nextjs") ? CALLS : READS;
}

/** Answers 400. */
export function answerMalformed(response: ServerResponse): void {
  refuse(response, 400, { message: "The address is not valid.", code: "invalid_input" });
}

/** Answers 405 with the methods that there are. */
export function answerMethodNotAllowed(
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader("allow", [...methodsOf(url)].join(", "));
  refuse(response, 405, { message: "This address cannot do that.", code: "invalid_input" });
}

function refuse(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    // What is still being sent is not waited for.
    connection: "close",
  });
  response.end(JSON.stringify(body));
}
