import type { IncomingMessage, ServerResponse } from "node:http";
import { logger } from "@/lib/core/logger";
import { OUTAGE_HEADER, OUTAGE_RETRY_SECONDS } from "@/lib/core/outage-header";
import { readsSession } from "@/lib/core/screens";
import { databaseErrorToAppError } from "@/lib/server/database-errors";
import { pageSessions } from "@/lib/server/page-sessions";
import { readSession } from "@/lib/server/session";
import { sessionCookieName } from "@/lib/server/session-cookie";
import type { Handler } from "./http-server";
import { readCookie } from "./read-cookie";

/**
 * After a failed query, page requests get a 503 response without another query for this long, in
 * milliseconds.
 */
const REMEMBER_MS = 500;

/**
 * Reads the session of a page before Next renders it. A page of Next cannot choose its status, so an
 * unreachable database would cause a 500. This handler answers 503 instead (docs/decisions/0040).
 */
export function gatingPages(handler: Handler): Handler {
  let failedAt = -Infinity;

  return async (request, response) => {
    const cookie = pageCookie(request);
    if (cookie === undefined) return handler(request, response);
    const id = request.headers["x-request-id"]?.toString() ?? "";
    try {
      if (performance.now() - failedAt < REMEMBER_MS) return answerOutage(request, response);
      const session = await readSession(cookie);
      if (response.closed) return undefined;
      pageSessions().set(id, session);
      response.once("close", () => pageSessions().delete(id));
    } catch (error) {
      const { method, url } = request;
      const code = databaseErrorToAppError(error)?.code ?? "internal";
      logger.error({ request: { id, method, path: pathOf(url) }, code, error }, "a page failed");
      // After any other error Next renders the page, which reads the session again. If that fails
      // too, Next answers 500.
      if (code === "unavailable") {
        failedAt = performance.now();
        return answerOutage(request, response);
      }
    }
    return handler(request, response);
  };

  function answerOutage(request: IncomingMessage, response: ServerResponse): unknown {
    // The request is a navigation by Next's router. A 503 without a page makes the router load the page as a
    // document.
    if (request.headers.rsc !== undefined) {
      const headers = {
        "cache-control": "private, no-store",
        "retry-after": `${OUTAGE_RETRY_SECONDS}`,
      };
      return response.writeHead(503, headers).end();
    }
    request.headers[OUTAGE_HEADER] = "1";
    return handler(request, response);
  }
}

/**
 * Returns the session cookie of a request for a page that reads it; undefined for every other request.
 */
function pageCookie({ url, headers }: IncomingMessage): string | undefined {
  // A prefetch does not render the page, so its session is not read.
  if (headers["next-router-prefetch"] !== undefined || !readsSession(pathOf(url))) return undefined;
  const forwarded = new Headers({ "x-forwarded-proto": String(headers["x-forwarded-proto"]) });
  return readCookie(headers.cookie, sessionCookieName(forwarded));
}

function pathOf(url = "/"): string {
  return decodeURI(url.split("?", 1)[0] ?? "");
}
