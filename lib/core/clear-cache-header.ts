/**
 * Header that clears the browser's cache of this origin: the photos of the previous person. Never
 * "storage", which would also delete pending writes (docs/decisions/0041). Browsers ignore it over
 * plain HTTP, except on localhost.
 */
export const CLEAR_CACHE_HEADER = ["Clear-Site-Data", '"cache"'] as const;

/**
 * Request header of calls that end a session: the client clears the cache with a separate call.
 * Chromium delays a response with the clearing header until the cache is cleared, which takes
 * seconds for a large cache.
 */
export const CLEARS_CACHE_APART_HEADER = "x-larder-clears-cache-apart";
