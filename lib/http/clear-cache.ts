import type { NextRequest } from "next/server";
import { CLEAR_CACHE_HEADER, CLEARS_CACHE_APART_HEADER } from "../core/clear-cache-header";
import { sessionCookieName } from "../server/session-cookie";

/**
 * Adds the header that clears the browser's cache to a response that ends the session, unless the
 * client clears it with a separate call.
 */
export function clearCache(request: NextRequest, response: Response): void {
  if (request.headers.has(CLEARS_CACHE_APART_HEADER)) return;
  response.headers.set(...CLEAR_CACHE_HEADER);
}

/** Wraps a handler so that the browser clears its cache when a cookie has no valid session. */
export function clearingCacheAfterSession<Context>(
  answer: (request: NextRequest, context: Context) => Promise<Response>,
): typeof answer {
  return async (request, context) => {
    const response = await answer(request, context);
    const hasCookie = request.cookies.has(sessionCookieName(request.headers));
    if (response.status === 401 && hasCookie) clearCache(request, response);
    return response;
  };
}
