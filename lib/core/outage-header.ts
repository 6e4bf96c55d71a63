/**
 * Our own server sets it on the request of a page while the database cannot be reached, and removes it from
 * what clients send. The middleware then answers 503 with the document of the stored household.
 */
export const OUTAGE_HEADER = "x-larder-outage";

/** `Retry-After` of these answers, in seconds. */
export const OUTAGE_RETRY_SECONDS = 5;
