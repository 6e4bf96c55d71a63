/**
 * Set by our own server on a page request while the database is unreachable, and removed from
 * requests of clients. The middleware then responds with 503 and the offline document.
 */
export const OUTAGE_HEADER = "x-larder-outage";

/** `Retry-After` of the responses while the database is unreachable, in seconds. */
export const OUTAGE_RETRY_SECONDS = 5;
