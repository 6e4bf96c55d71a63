import { randomUUID } from "node:crypto";
import { TAB_HEADER } from "@/lib/core/realtime-change";

const TAB = /^[0-9a-f]{32}$/;
const TOKEN_IN_PATH = /(?<=\/(?:token|shop)\/)[^/]+/;

/** The fields of a request in the log. */
export interface RequestInfo {
  id: string;
  method: string;
  path: string;
}

/**
 * Returns the log fields of a request. Our server or the platform assigned the id. The query and
 * tokens in the path are left out, because they can be credentials.
 */
export function requestInfo(request: Request): RequestInfo {
  return {
    id: request.headers.get("x-request-id") ?? randomUUID(),
    method: request.method,
    path: new URL(request.url).pathname.replace(TOKEN_IN_PATH, "…"),
  };
}

/**
 * Returns the client's address. Our own server sets `x-forwarded-for` to the address of the socket, or to the
 * last entry of a trusted proxy. Hosted platforms do the same.
 */
export function clientAddress(request: Request): string {
  return request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "unknown";
}

/** Returns the id of the browser tab. The id is sent to other devices of the household, so its format is validated. */
export function readTab(request: Request): string | undefined {
  const tab = request.headers.get(TAB_HEADER);
  return tab !== null && TAB.test(tab) ? tab : undefined;
}
