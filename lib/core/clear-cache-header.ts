/**
 * Has the browser delete what it has cached of this origin: the photos of the previous person. Never
 * "storage", which would also delete writes that wait on the device (docs/decisions/0041). Browsers ignore
 * it over plain HTTP, except on the machine itself.
 */
export const CLEAR_CACHE_HEADER = ["Clear-Site-Data", '"cache"'] as const;

/**
 * A client sets it on a call that ends its session, and has the cache cleared by a call of its own: Chromium
 * holds an answer with that header back until the cache is cleared, which takes seconds for a large one.
 */
export const CLEARS_CACHE_APART_HEADER = "x-larder-clears-cache-apart";
