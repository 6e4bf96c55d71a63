/**
 * Request header that asks for null with the status 200 instead of 404 when there is no data. Browsers log each 404 as
 * an error, but a household without a running check is not an error.
 */
export const NONE_HEADER = "x-larder-none";
/** The value of the header. */
export const NONE_AS_NULL = "null";
