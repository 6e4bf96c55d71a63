/**
 * Header of a call that asks for the answer `null` in place of 404 where there is nothing. Browsers log each 404 as an
 * error, and it is none that no check runs.
 */
export const NONE_HEADER = "x-larder-none";
export const NONE_AS_NULL = "null";
