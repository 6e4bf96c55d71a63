/**
 * Request header for page requests while the database is unreachable. Our own server sets it, and removes it
 * from requests of clients. The middleware then responds with 503 and the offline document.
 */
export const OUTAGE_HEADER = "x-larder-outage";

/** `Retry-After` of the responses while the database is unreachable, in seconds. */
export const OUTAGE_RETRY_SECONDS = 5;
