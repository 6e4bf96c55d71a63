/**
 * Header that clears the browser's cache of this origin, which contains photos of the previous person. The
 * value is never "storage", which would also delete pending writes (docs/decisions/0041). Browsers ignore the
 * header over plain HTTP, except on localhost.
 */
export const CLEAR_CACHE_HEADER = ["Clear-Site-Data", '"cache"'] as const;

/**
 * Request header of calls that end a session. The server then does not send `CLEAR_CACHE_HEADER`, and the
 * client clears the cache with a separate call. Chromium delays a response with `CLEAR_CACHE_HEADER` until
 * the cache is cleared, which takes seconds for a large cache.
 */
export const CLEARS_CACHE_APART_HEADER = "x-larder-clears-cache-apart";
