import { randomUUID } from "node:crypto";
import { TAB_HEADER } from "@/lib/core/realtime-change";

const TAB = /^[0-9a-f]{32}$/;
const TOKEN_IN_PATH = /(?<=\/token\/)[^/]+/;

/** What the log says of a request. */
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

/** The name that the browser tab has given itself, if it has. It is told to the household, so nothing else is taken for one. */
export function readTab(request: Request): string | undefined {
  const tab = request.headers.get(TAB_HEADER);
  return tab !== null && TAB.test(tab) ? tab : undefined;
}
