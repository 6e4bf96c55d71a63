/**
 * Request header that our own server sets on a page request while the database is unreachable. The middleware
 * responds to a request that has this header with status 503 and the offline document. The server removes the
 * header from requests of clients, so that they cannot set it.
 */
export const OUTAGE_HEADER = "x-larder-outage";

/** `Retry-After` of the responses while the database is unreachable, in seconds. */
export const OUTAGE_RETRY_SECONDS = 5;
