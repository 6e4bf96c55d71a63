import type { NextRequest } from "next/server";
import { CLEAR_CACHE_HEADER, CLEARS_CACHE_APART_HEADER } from "../core/clear-cache-header";
import { sessionCookieName } from "../server/session-cookie";

/**
 * Makes the browser clear its cache with an answer that ends the session, unless the client does so in a call of its
 * own.
 */
export function clearCache(request: NextRequest, response: Response): void {
  if (request.headers.has(CLEARS_CACHE_APART_HEADER)) return;
  response.headers.set(...CLEAR_CACHE_HEADER);
}

/** Makes the browser clear its cache when a cookie names no valid session. */
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
