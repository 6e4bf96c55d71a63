import { randomUUID } from "node:crypto";
import { TAB_HEADER } from "@/lib/core/realtime-change";

const TAB = /^[0-9a-f]{32}$/;
const TOKEN_IN_PATH = /(?<=\/token\/)[^/]+/;

/** What the log records of a request. */
export interface RequestInfo {
  id: string;
  method: string;
  path: string;
}

/** The request's id, as our server or the platform gave it, with its method and path (no query and no token: who has one may use it). */
export function requestInfo(request: Request): RequestInfo {
  return {
    id: request.headers.get("x-request-id") ?? randomUUID(),
    method: request.method,
    path: new URL(request.url).pathname.replace(TOKEN_IN_PATH, "…"),
  };
}

/**
 * The client's address. Our own server writes this header from the socket (or, behind a trusted proxy,
 * from the proxy's last entry) over whatever the client sent; a hosted platform does the same.
 */
export function clientAddress(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
}

/** Reads the id of the browser tab. It is sent to the household, so its format is checked. */
export function readTab(request: Request): string | undefined {
  const tab = request.headers.get(TAB_HEADER);
  return tab !== null && TAB.test(tab) ? tab : undefined;
}
