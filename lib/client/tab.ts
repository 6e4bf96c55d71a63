import { newIdempotencyKey } from "./idempotency-key";

/** The name of this browser tab, by which it knows its own changes when the stream tells of them. */
export const TAB = newIdempotencyKey();
